/** Stone, turf and sky for the view in three dimensions, all made here, from noise. */
import {
  BackSide,
  BoxGeometry,
  BufferAttribute,
  CanvasTexture,
  Color,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  RepeatWrapping,
  SphereGeometry,
  SRGBColorSpace,
  Vector2,
  Vector3,
  type BufferGeometry,
} from "three";
import type { Area, Solid } from "./solid";

/** Numbers from 0 to 1 that look random and are always the same. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function bump(x: number, y: number, z: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + z * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

/** A hewn block: edges rubbed off, faces uneven. Places are the same on all faces, so it is tight. */
export function block(hx: number, hy: number, hz: number, seed: number): BufferGeometry {
  const parts = (half: number): number => Math.max(3, Math.min(9, Math.round(half / 2.2)));
  const geometry = new BoxGeometry(2, 2, 2, parts(hx), parts(hy), parts(hz));
  const places = geometry.getAttribute("position");
  const faces = geometry.getAttribute("normal");
  const coordinates = new Float32Array(2 * places.count);
  const least = Math.min(hx, hy, hz);
  const round = 0.34 * least;
  const rough = 0.16 * least;
  const half = new Vector3(hx, hy, hz);
  const inner = half.clone().subScalar(round);
  const [point, core, off] = [new Vector3(), new Vector3(), new Vector3()];
  for (let k = 0; k < places.count; k++) {
    point.fromBufferAttribute(places, k).multiply(half);
    core.copy(point).clamp(inner.clone().negate(), inner);
    off.copy(point).sub(core);
    if (off.length() > round) point.copy(core).addScaledVector(off.normalize(), round);
    const [a, b, c] = [Math.round(point.x * 8), Math.round(point.y * 8), Math.round(point.z * 8)];
    const isLow = point.y < -hy + round; // it stands firmly
    point.x += (bump(a + seed, b, c) - 0.5) * rough;
    point.y += isLow ? 0 : (bump(a, b + seed, c) - 0.5) * rough;
    point.z += (bump(a, b, c + seed) - 0.5) * rough;
    places.setXYZ(k, point.x, point.y, point.z);
    const [nx, ny] = [Math.abs(faces.getX(k)), Math.abs(faces.getY(k))];
    coordinates[2 * k] = (nx > 0.5 ? point.z : point.x) / 34 + seed * 0.37;
    coordinates[2 * k + 1] = (ny > 0.5 ? point.z : point.y) / 34 + seed * 0.61;
  }
  geometry.setAttribute("uv", new BufferAttribute(coordinates, 2));
  const flat = geometry.toNonIndexed();
  flat.computeVertexNormals();
  geometry.dispose();
  return flat;
}

/** A wheel of stone with a hole; its axle is upright, as the geometry of the library has it. */
export function wheelShape(radius: number, half: number): BufferGeometry {
  const outline: [number, number][] = [
    [0.17, -0.8], [0.24, -1], [0.5, -0.94], [0.84, -1], [0.95, -0.84], [1, -0.5],
    [1, 0.5], [0.95, 0.84], [0.84, 1], [0.5, 0.94], [0.24, 1], [0.17, 0.8], [0.17, -0.8],
  ];
  const points = outline.map(([r, y]) => new Vector2(r * radius, y * half));
  return new LatheGeometry(points, 56);
}

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  const context = element.getContext("2d");
  if (!context) throw new Error("no canvas");
  return [element, context];
}

/** Grey, grainy, with veins; colours are laid over it. */
export function grain(seed: number): CanvasTexture {
  const size = 256;
  const [element, context] = canvas(size, size);
  const roll = dice(seed);
  context.fillStyle = "#dcdcdc";
  context.fillRect(0, 0, size, size);
  for (let k = 0; k < 90; k++) {
    const [x, y, r] = [roll() * size, roll() * size, 12 + roll() * 46];
    const shade = roll() > 0.5 ? "255,255,255" : "70,66,60";
    for (const [dx, dy] of [[0, 0], [size, 0], [-size, 0], [0, size], [0, -size]] as const) {
      const cloud = context.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, r);
      cloud.addColorStop(0, `rgba(${shade},.16)`);
      cloud.addColorStop(1, `rgba(${shade},0)`);
      context.fillStyle = cloud;
      context.fillRect(0, 0, size, size);
    }
  }
  for (let k = 0; k < 5200; k++) {
    context.fillStyle = roll() > 0.45 ? `rgba(40,36,32,${0.28 * roll()})` : `rgba(255,255,255,${0.3 * roll()})`;
    const dot = 0.6 + 1.5 * roll();
    context.fillRect(roll() * size, roll() * size, dot, dot);
  }
  context.strokeStyle = "rgba(50,45,40,.28)";
  for (let k = 0; k < 9; k++) {
    context.beginPath();
    let [x, y] = [roll() * size, roll() * size];
    context.moveTo(x, y);
    for (let step = 0; step < 9; step++) context.lineTo((x += 18 * (roll() - 0.5)), (y += 18 * (roll() - 0.4)));
    context.stroke();
  }
  const texture = new CanvasTexture(element);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** The ground as it is painted: its areas, and the circle of stones as a faint print. */
export function painted(
  { ground, areas }: Solid,
  colour: (kind: string) => string,
  print: string,
): CanvasTexture {
  const size = 1024;
  const [gx, gy, gw, gh] = ground;
  const [element, context] = canvas(size, Math.round((size * gh) / gw));
  const scale = size / gw;
  const roll = dice(41);
  context.fillStyle = colour("ground");
  context.fillRect(0, 0, size, element.height);
  const place = ([x, y, w, h]: Area): [number, number, number, number] => [
    (x - gx) * scale, (y - gy) * scale, w * scale, h * scale,
  ];
  for (const area of areas) {
    context.fillStyle = colour(area[4]);
    context.fillRect(...place(area));
  }
  for (let k = 0; k < 26000; k++) {
    context.fillStyle = roll() > 0.5 ? `rgba(0,0,0,${0.2 * roll()})` : `rgba(255,250,220,${0.13 * roll()})`;
    context.fillRect(roll() * size, roll() * element.height, 1 + 2.5 * roll(), 1 + 2.5 * roll());
  }
  context.strokeStyle = context.fillStyle = print;
  context.lineWidth = 4;
  context.setLineDash([22, 15]);
  for (const area of areas) {
    const [x, y, w, h] = place(area);
    if (y + h > element.height - 2) continue;
    context.globalAlpha = 0.7;
    context.beginPath();
    context.moveTo(x, y + h);
    context.lineTo(x + w, y + h);
    context.stroke();
  }
  context.globalAlpha = 0.16;
  context.setLineDash([]);
  const [mx, my, r] = [size / 2, element.height / 2, size * 0.27];
  for (let k = 0; k < 30; k++) {
    context.save();
    context.translate(mx, my);
    context.rotate((k * Math.PI) / 15);
    context.fillRect(-15, -r, 30, 20);
    context.restore();
  }
  for (const part of [1.03, 0.9]) {
    context.beginPath();
    context.arc(mx, my, r * part, 0, 7);
    context.stroke();
  }
  const texture = new CanvasTexture(element);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** The sky as a dome, from the horizon up. */
export function dome(colours: readonly [number, string][]): Mesh {
  const geometry = new SphereGeometry(1900, 24, 24);
  const places = geometry.getAttribute("position");
  const paint = new Float32Array(3 * places.count);
  const stops = colours.map(([at, colour]) => [at, new Color(colour)] as const);
  const mixed = new Color();
  for (let k = 0; k < places.count; k++) {
    const height = places.getY(k) / 1900;
    let [before, after] = [stops[0], stops[0]];
    for (const stop of stops) {
      after = stop;
      if (stop[0] > height) break;
      before = stop;
    }
    if (!before || !after) continue;
    const span = after[0] - before[0];
    mixed.copy(before[1]).lerp(after[1], span > 0 ? Math.min(1, Math.max(0, (height - before[0]) / span)) : 0);
    mixed.toArray(paint, 3 * k);
  }
  geometry.setAttribute("color", new BufferAttribute(paint, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide, fog: false, depthWrite: false }));
}
