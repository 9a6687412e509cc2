/** Soft sounds, made here and now: stones on stone, and a few chimes. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** The audio of the page, once somebody has touched it; browsers allow no sound before that. */
function audio(): AudioContext | null {
  if (!settings.sound || document.hidden) return null;
  if (!context && !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A short, dull knock: noise through a band, and a low body under it. */
function knock(
  at: number,
  { pitch, loud, long }: { pitch: number; loud: number; long: number },
): void {
  const sound = audio();
  if (!sound) return;
  const start = sound.currentTime + at;
  const length = Math.ceil(sound.sampleRate * long);
  const buffer = sound.createBuffer(1, length, sound.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < length; k++) samples[k] = (Math.random() * 2 - 1) * (1 - k / length) ** 6;
  const noise = new AudioBufferSourceNode(sound, { buffer });
  const band = new BiquadFilterNode(sound, { type: "bandpass", frequency: pitch, Q: 2.2 });
  const level = new GainNode(sound, { gain: loud });
  noise.connect(band).connect(level).connect(sound.destination);
  noise.start(start);
  tone(at, { pitch: pitch / 6, loud: loud * 0.5, long: long * 1.4 });
}

function tone(
  at: number,
  { pitch, loud, long }: { pitch: number; loud: number; long: number },
): void {
  const sound = audio();
  if (!sound) return;
  const start = sound.currentTime + at;
  const wave = new OscillatorNode(sound, { type: "sine", frequency: pitch });
  const level = new GainNode(sound, { gain: 0 });
  level.gain.linearRampToValueAtTime(loud, start + 0.012);
  level.gain.setValueAtTime(loud, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0004, start + long);
  wave.connect(level).connect(sound.destination);
  wave.start(start);
  wave.stop(start + long);
}

function chime(pitches: readonly number[], { gap = 0.11, loud = 0.07 } = {}): void {
  pitches.forEach((pitch, k) => {
    tone(k * gap, { pitch, loud, long: 0.9 });
    tone(k * gap, { pitch: pitch * 2.01, loud: loud / 4, long: 0.5 });
  });
}

export const sounds = {
  tap: () => knock(0, { pitch: 1500, loud: 0.35, long: 0.07 }),
  slide: () => knock(0.26, { pitch: 900, loud: 0.3, long: 0.1 }),
  turn() {
    knock(0.04, { pitch: 2100, loud: 0.14, long: 0.06 });
    knock(0.32, { pitch: 760, loud: 0.36, long: 0.12 });
  },
  /** One more of a row that went well: the longer it gets, the higher the note. */
  climb: (step: number) => tone(0.2, { pitch: 220 * 2 ** (Math.min(step, 16) / 6), loud: 0.1, long: 0.5 }),
  fail() {
    tone(0.3, { pitch: 196, loud: 0.12, long: 0.5 });
    tone(0.48, { pitch: 138.6, loud: 0.14, long: 0.9 });
  },
  stone: (at: number) => knock(at, { pitch: 420, loud: 0.6, long: 0.22 }),
  /** Stone against stone, and what crumbles after it. */
  crash(at: number) {
    knock(at, { pitch: 240, loud: 1, long: 0.6 });
    tone(at, { pitch: 46, loud: 0.5, long: 0.7 });
    for (let k = 1; k <= 5; k++) {
      const later = at + 0.05 + 0.07 * k + 0.04 * Math.random();
      knock(later, { pitch: 500 + 900 * Math.random(), loud: 0.3 / k, long: 0.1 });
    }
  },
  refuse: () => knock(0, { pitch: 320, loud: 0.3, long: 0.12 }),
  yourTurn: () => chime([523.25, 659.25]),
  chat: () => chime([880], { loud: 0.04 }),
  won: () => chime([392, 523.25, 659.25, 783.99], { gap: 0.16 }),
  over: () => chime([523.25, 440, 349.23], { gap: 0.2 }),
};
