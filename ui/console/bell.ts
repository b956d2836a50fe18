import type { KeyValueStorage } from '../../client/kernel/key-value-storage.ts';

/** Where a browser keeps that the bell is on. */
const bellKey = 'console-bell';

/** Two tones, a fifth apart, in hertz; how long each sounds, in seconds. */
const tones = [784, 1175] as const;
const toneSeconds = 0.35;

/** The bell of a hut's screen: made of tones, so that it rings where no file can be loaded. */
export interface Bell {
  isOn(): boolean;
  /** Switches it; a browser lets it sound after something was pressed only. */
  switchTo(isOn: boolean): void;
  /** Lets it sound after a reload, at the first thing that is pressed. */
  wake(): void;
  ring(): void;
}

export function createBell(storage: KeyValueStorage): Bell {
  let sound: AudioContext | undefined;
  const wake = (): void => {
    sound ??= new AudioContext();
    if (sound.state === 'suspended') void sound.resume();
  };
  const isOn = (): boolean => storage.read(bellKey) === 'on';
  const ring = (): void => {
    if (!isOn() || sound?.state !== 'running') return;
    const { currentTime, destination } = sound;
    for (const [index, frequency] of tones.entries()) {
      const at = currentTime + index * toneSeconds * 0.6;
      const tone = new OscillatorNode(sound, { type: 'triangle', frequency });
      const volume = new GainNode(sound, { gain: 0 });
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.5, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + toneSeconds);
      tone.connect(volume).connect(destination);
      tone.start(at);
      tone.stop(at + toneSeconds);
    }
  };
  return {
    isOn,
    ring,
    wake: () => {
      if (isOn()) wake();
    },
    switchTo(on) {
      if (!on) {
        storage.remove(bellKey);
        return;
      }
      storage.write(bellKey, 'on');
      wake();
      ring();
    },
  };
}
