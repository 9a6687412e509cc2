/** A trace in three dimensions: what stands on the ground, and how something rolled there. */

export type Area = [x: number, y: number, w: number, h: number, kind: string];

/** Middle and half sizes in units of the scene, z upwards; `turn` in degrees, to the left. */
export type Stone = [
  x: number,
  y: number,
  z: number,
  hx: number,
  hy: number,
  hz: number,
  turn: number,
  kind: string,
];

export type Solid = {
  /** which of the paths it is that rolls */
  thing: string;
  /** radius and half thickness */
  wheel: [number, number];
  style: string;
  /** units of the scene for one of the lengths in `pose` */
  unit: number;
  ground: [x: number, y: number, w: number, h: number];
  areas: Area[];
  boxes: Stone[];
};

export type Roll = {
  seconds: number;
  /** where the centre was, evenly in time */
  path: [number, number][];
  /** at the same moments: hundredths of a unit above the ground, then w, x, y, z in thousandths */
  pose: [number, number, number, number, number][];
  solid: Solid;
};

/** The roll that a trace tells of, null where it tells of none. */
export function rollIn(trace: unknown): Roll | null {
  if (typeof trace !== "object" || trace === null || !("solid" in trace)) return null;
  const { seconds, paths, pose, solid } = trace as {
    seconds?: number;
    paths?: Record<string, [number, number][]>;
    pose?: Roll["pose"];
    solid: Solid;
  };
  const path = paths?.[solid.thing];
  if (!seconds || !path?.length || pose?.length !== path.length) return null;
  return { seconds, path, pose, solid };
}
