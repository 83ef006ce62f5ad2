const SECONDS = 0.9;
const LOUDNESS = 0.08;

/** Hertz: up for a breath in, down for one out, between for the rest. */
const TONES = { in: 330, more: 392, hold: 294, out: 247, end: 294 } as const;
export type Tone = keyof typeof TONES;

let audio: AudioContext | null = null;

/** One quiet tone that swells and fades. Silent where the browser has no sound. */
export function softTone(tone: Tone): void {
  try {
    audio ??= new AudioContext();
    const { currentTime } = audio;
    const [source, volume] = [audio.createOscillator(), audio.createGain()];
    source.frequency.value = TONES[tone];
    volume.gain.setValueAtTime(0, currentTime);
    volume.gain.linearRampToValueAtTime(LOUDNESS, currentTime + SECONDS / 3);
    volume.gain.linearRampToValueAtTime(0, currentTime + SECONDS);
    source.connect(volume).connect(audio.destination);
    source.start();
    source.stop(currentTime + SECONDS);
  } catch {}
}

export const canVibrate = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator;

/** A short buzz, longer for a breath in. */
export function softBuzz(tone: Tone): void {
  if (canVibrate()) navigator.vibrate(tone === 'in' || tone === 'more' ? 60 : 30);
}
