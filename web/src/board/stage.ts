/**
 * A roll in three dimensions, seen from low behind where it began.
 *
 * Across is x, down the scene is z, up is y. A trace counts y up the board and z upwards: its
 * quaternion (w, x, y, z) is (x, z, -y, w) here, and its axle, z, is our y.
 */
import {
  ACESFilmicToneMapping,
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  Color,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PointLight,
  Quaternion,
  Scene,
  Texture,
  Vector3,
  WebGLRenderer,
} from "three";
import { block, dice, dome, grain, painted, wheelShape } from "./masonry";
import type { Roll } from "./solid";

export type Look = {
  isDay: boolean;
  /** what the theme of the game paints this kind of thing with */
  colour: (kind: string) => string;
};

const SKIES = {
  dusk: {
    sky: [[-0.1, "#c86a48"], [0.02, "#e9955a"], [0.1, "#a4566a"], [0.26, "#4c3567"], [0.7, "#1c1b3a"]],
    haze: "#8d5566",
    turf: "#8a9159",
    sun: "#ffdf9e",
    sky_light: "#a49ac8",
    earth_light: "#6a5c44",
    soft: 2.5,
    beam: "#ffc892",
    hard: 3.0,
    from: [-300, 170, -40],
  },
  day: {
    sky: [[-0.1, "#e6ecdf"], [0.03, "#dcebf0"], [0.16, "#a8cfe6"], [0.7, "#5e9fd0"]],
    haze: "#d3e0d6",
    turf: "#9dab6c",
    sun: "#fffbe6",
    sky_light: "#e2f0ff",
    earth_light: "#9a946a",
    soft: 1.9,
    beam: "#fff1cf",
    hard: 2.6,
    from: [-220, 300, 60],
  },
} as const;

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera(44, 1, 4, 4000);
  readonly #stone = grain(7);
  #scene = new Scene();
  #wheel = new Group();
  #trail = new Line<BufferGeometry, LineBasicMaterial>();
  #roll: Roll;
  #frame = 0;
  #watching = new Vector3(); // where the camera looks
  #wanted: [Vector3, Vector3] = [new Vector3(), new Vector3()];
  #slow = 0; // frames that came late

  /** Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, roll: Roll, look: Look) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "low-power" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#roll = roll;
    this.set(roll, look);
  }

  /** Builds everything for this roll, in this light. */
  set(roll: Roll, look: Look): void {
    this.stop();
    this.#clear();
    this.#roll = roll;
    this.#scene = new Scene();
    this.#surroundings(look);
    this.#board(look);
    this.#stones(look);
    this.#rolling(look);
    this.#view(0);
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    const across = (66 * Math.PI) / 180;
    const up = 2 * Math.atan(Math.tan(across / 2) / this.#camera.aspect);
    this.#camera.fov = Math.min(64, Math.max(30, (up * 180) / Math.PI));
    this.#camera.updateProjectionMatrix();
    if (!this.#frame) this.#draw();
  }

  /** Shows one moment, from 0 to 1. */
  still(at: number): void {
    this.stop();
    this.#pose(at);
    this.#view(0);
    this.#sharpen();
  }

  /** Rolls once more; pace 1 is as fast as it was. */
  play(pace: number, onend: () => void = () => {}): void {
    this.stop();
    this.#view(0);
    const start = performance.now();
    let last = start;
    const step = (now: number): void => {
      const share = Math.min(1, ((now - start) / 1000) * (pace / this.#roll.seconds));
      this.#lighten(now - last);
      this.#pose(share);
      this.#follow((now - last) / 1000);
      this.#draw();
      last = now;
      const isOver = now - start > (1000 * this.#roll.seconds) / pace + 900;
      this.#frame = isOver ? 0 : requestAnimationFrame(step);
      if (!isOver) return;
      this.#sharpen();
      onend();
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  close(): void {
    this.stop();
    this.#clear();
    this.#stone.dispose();
    this.#renderer.dispose();
  }

  // ---- what is there

  #surroundings({ isDay }: Look): void {
    const light = isDay ? SKIES.day : SKIES.dusk;
    const [gx, gy, gw, gh] = this.#roll.solid.ground;
    const [mx, mz] = [gx + gw / 2, gy + gh / 2];
    this.#scene.fog = new Fog(light.haze, 420, 1500);
    const sky = dome(light.sky as unknown as [number, string][]);
    sky.position.set(mx, -30, mz);
    this.#scene.add(sky);
    const sun = new Mesh(new CircleGeometry(isDay ? 46 : 74, 40), new MeshBasicMaterial({ color: light.sun, fog: false }));
    sun.position.set(mx - 330, isDay ? 400 : 66, mz - 1500);
    this.#scene.add(sun);

    const turf = this.#stone.clone();
    turf.repeat.set(90, 90);
    const meadow = new Mesh(new CircleGeometry(1900, 48), new MeshStandardMaterial({ color: light.turf, map: turf, roughness: 1 }));
    meadow.rotation.x = -Math.PI / 2;
    meadow.position.set(mx, -9, mz);
    meadow.receiveShadow = true;
    this.#scene.add(meadow);

    this.#scene.add(new HemisphereLight(light.sky_light, light.earth_light, light.soft));
    const beam = new DirectionalLight(light.beam, light.hard);
    const [fx, fy, fz] = light.from;
    beam.position.set(mx + fx, fy, mz + fz);
    beam.target.position.set(mx, 0, mz);
    beam.castShadow = true;
    beam.shadow.mapSize.set(2048, 2048);
    const reach = 0.62 * Math.max(gw, gh);
    Object.assign(beam.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 10, far: 1200 });
    beam.shadow.normalBias = 0.6;
    const fill = new DirectionalLight(light.sky_light, isDay ? 0.5 : 0.9); // from where we stand
    fill.position.set(mx + 120, 160, mz + 500);
    fill.target.position.set(mx, 0, mz);
    this.#scene.add(beam, beam.target, fill, fill.target);
    if (!isDay) {
      for (const side of [-1, 1]) {
        const fire = new PointLight("#ff9a4a", 5200, 300, 1.8);
        fire.position.set(mx + side * (gw / 2 + 26), 42, mz + gh * 0.36);
        this.#scene.add(fire);
      }
    }
    this.#circle(mx, mz, Math.max(gw, gh));
  }

  /** The ring of tall stones around it all. */
  #circle(mx: number, mz: number, size: number): void {
    const roll = dice(11);
    const material = new MeshStandardMaterial({ color: "#8f8880", map: this.#stone, flatShading: true, roughness: 1 });
    const count = 26;
    for (let k = 0; k < count; k++) {
      const angle = (k / count) * 2 * Math.PI + 0.05 * roll();
      const far = size * (1.0 + 0.05 * roll());
      const high = 44 + 16 * roll();
      const stone = new Mesh(block(15 + 4 * roll(), high, 10, k), material);
      stone.position.set(mx + far * Math.sin(angle), high - 10, mz - far * Math.cos(angle));
      stone.rotation.set(0.04 * (roll() - 0.5), -angle, 0.05 * (roll() - 0.5));
      this.#scene.add(stone);
      if (k % 3 !== 0) continue;
      const next = angle + Math.PI / count;
      const cap = new Mesh(block(far * Math.sin(Math.PI / count) + 17, 10, 13, k + 40), material);
      cap.position.set(mx + far * Math.sin(next), 100, mz - far * Math.cos(next));
      cap.rotation.y = -next;
      this.#scene.add(cap);
    }
  }

  #board({ colour }: Look): void {
    const { ground } = this.#roll.solid;
    const [gx, gy, gw, gh] = ground;
    const slab = new Mesh(
      new BoxGeometry(gw + 14, 10, gh + 14),
      new MeshStandardMaterial({ color: colour("rim"), map: this.#stone, roughness: 0.95 }),
    );
    slab.position.set(gx + gw / 2, -5.4, gy + gh / 2);
    slab.receiveShadow = true;
    const map = painted(this.#roll.solid, colour, colour("print"));
    const top = new Mesh(new PlaneGeometry(gw, gh), new MeshStandardMaterial({ map, roughness: 1 }));
    top.rotation.x = -Math.PI / 2;
    top.position.set(gx + gw / 2, 0, gy + gh / 2);
    top.receiveShadow = true;
    this.#scene.add(slab, top);
  }

  #stones({ colour }: Look): void {
    this.#roll.solid.boxes.forEach(([x, y, z, hx, hy, hz, turn, kind], index) => {
      const [sort = "", owner] = kind.split(" ");
      const material = this.#material(colour(sort));
      const stone = new Mesh(block(hx, hz, hy, index + 1), material);
      const whole = new Group();
      whole.add(stone);
      if (owner) whole.add(...this.#bands(hx, hz, hy, colour(owner)));
      whole.position.set(x, z, y);
      whole.rotation.y = (turn * Math.PI) / 180;
      for (const part of whole.children) part.castShadow = part.receiveShadow = true;
      this.#scene.add(whole);
    });
  }

  /** Painted bands near both ends say whose it is. */
  #bands(hx: number, hy: number, hz: number, colour: string): Mesh[] {
    const material = this.#material(colour);
    return [-0.62, 0.62].map((at) => {
      const band = new Mesh(new BoxGeometry(0.16 * hx, 2 * hy + 0.5, 2 * hz + 0.5), material);
      band.position.x = at * hx;
      return band;
    });
  }

  #material(colour: string): MeshStandardMaterial {
    return new MeshStandardMaterial({
      color: colour,
      map: this.#stone,
      bumpMap: this.#stone,
      bumpScale: 1.2,
      roughness: 0.92,
    });
  }

  #rolling({ colour }: Look): void {
    const { wheel, style } = this.#roll.solid;
    const [radius, half] = wheel;
    const paint = colour(style);
    const disc = new Mesh(wheelShape(radius, half), this.#material(paint));
    this.#wheel = new Group();
    this.#wheel.add(disc);
    const dark = new MeshStandardMaterial({ color: new Color(paint).multiplyScalar(0.28), roughness: 1 });
    for (let k = 0; k < 3; k++) {
      const notch = new Mesh(new BoxGeometry(0.42 * radius, 2.02 * half, 0.13 * radius), dark);
      const angle = (k * 2 * Math.PI) / 3;
      notch.position.set(0.55 * radius * Math.cos(angle), 0, -0.55 * radius * Math.sin(angle));
      notch.rotation.y = angle;
      this.#wheel.add(notch);
    }
    for (const part of this.#wheel.children) part.castShadow = part.receiveShadow = true;
    const points = this.#roll.path.map(([x, y]) => new Vector3(x, 0.5, y));
    this.#trail = new Line(
      new BufferGeometry().setFromPoints(points),
      new LineBasicMaterial({ color: colour("trail"), transparent: true, opacity: 0.85 }),
    );
    this.#scene.add(this.#wheel, this.#trail);
    this.#pose(1);
  }

  // ---- what happens

  #pose(share: number): void {
    const { path, pose, solid } = this.#roll;
    const at = share * (path.length - 1);
    const k = Math.min(path.length - 2, Math.floor(at));
    const part = at - Math.max(0, k);
    const [one, other] = [pose[Math.max(0, k)], pose[Math.max(0, k + 1)]];
    const [from, to] = [path[Math.max(0, k)], path[Math.max(0, k + 1)]];
    if (!one || !other || !from || !to) return;
    const up = ((one[0] + (other[0] - one[0]) * part) * solid.unit) / 100;
    this.#wheel.position.set(from[0] + (to[0] - from[0]) * part, up, from[1] + (to[1] - from[1]) * part);
    this.#wheel.quaternion.copy(turned(one)).slerp(turned(other), part);
    this.#trail.geometry.setDrawRange(0, Math.ceil(at) + 1);
  }

  /** The camera behind the beginning, or carried a share of the way along. */
  #view(along: number): void {
    const [gx, gy, gw, gh] = this.#roll.solid.ground;
    const [wx, wz] = [this.#wheel.position.x, this.#wheel.position.z];
    const mx = gx + gw / 2;
    const back = Math.min(2, Math.max(1, 0.85 / this.#camera.aspect)); // a narrow view needs room
    const low = new Vector3(mx, 118 * back, gy + gh + 150 * back); // to see all five gates
    const near = new Vector3(mx + 0.75 * (wx - mx), 52, wz + 112);
    const ahead = new Vector3(mx, 0, gy + 0.42 * gh);
    const there = new Vector3(wx, 6, wz - 60);
    this.#wanted = [low.lerp(near, along), ahead.lerp(there, along)];
    if (along === 0) {
      this.#camera.position.copy(this.#wanted[0]);
      this.#watching.copy(this.#wanted[1]);
    }
    this.#camera.lookAt(this.#watching);
  }

  #follow(seconds: number): void {
    this.#view(0.55);
    const part = 1 - Math.exp(-2.2 * seconds);
    this.#camera.position.lerp(this.#wanted[0], part);
    this.#watching.lerp(this.#wanted[1], part);
    this.#camera.lookAt(this.#watching);
  }

  /** A machine that cannot keep up gets a coarser picture. */
  #lighten(since: number): void {
    this.#slow = since > 70 ? this.#slow + 1 : 0;
    const ratio = this.#renderer.getPixelRatio();
    if (this.#slow < 4 || ratio <= 0.5) return;
    this.#slow = 0;
    this.#renderer.setPixelRatio(Math.max(0.5, 0.7 * ratio));
  }

  /** What stands still is drawn as finely as the screen can show it. */
  #sharpen(): void {
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#draw();
  }

  #draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  #clear(): void {
    this.#scene.traverse((thing: Object3D) => {
      if (!(thing instanceof Mesh || thing instanceof Line)) return;
      (thing.geometry as BufferGeometry).dispose();
      const material = thing.material as MeshStandardMaterial;
      if (material.map instanceof Texture && material.map !== this.#stone) material.map.dispose();
      material.dispose();
    });
  }
}

function turned([, w, x, y, z]: Roll["pose"][number]): Quaternion {
  return new Quaternion(x, z, -y, w).normalize();
}
