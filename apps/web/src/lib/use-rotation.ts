import { useEffect, useState } from 'react';

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns of a carousel: moves on by itself unless held by pointer or focus, or motion is unwelcome. */
export function useRotation(count: number, milliseconds: number) {
  const [position, setPosition] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused || count < 2;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn taken by hand starts the wait anew.
  useEffect(() => {
    if (isHeld || wantsStillness()) return;
    const timer = setTimeout(() => setPosition((now) => now + 1), milliseconds);
    return () => clearTimeout(timer);
  }, [position, isHeld, milliseconds]);
  return {
    index: count === 0 ? 0 : position % count,
    goTo: setPosition,
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
