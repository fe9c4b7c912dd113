import { useEffect, useState } from 'react';

/** Unknown on the server, which prerenders pages (first-paint.tsx). */
const prefersReducedMotion = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The current slide of a carousel, which advances every `intervalMilliseconds` unless the visitor paused it, holds it (pointer or focus),
 * is in another tab, or prefers reduced motion.
 */
export function useSlides(count: number, intervalMilliseconds: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(prefersReducedMotion);
  const [isHeld, setIsHeld] = useState(false);
  const isTurning = !isPaused && !isHeld && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn by the visitor restarts the wait.
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((shown) => (shown + 1) % count);
    }, intervalMilliseconds);
    return () => clearInterval(timer);
  }, [isTurning, index, count, intervalMilliseconds]);

  return {
    index: count === 0 ? 0 : index % count,
    isPaused,
    next: () => setIndex((shown) => (shown + 1) % count),
    previous: () => setIndex((shown) => (shown + count - 1) % count),
    show: setIndex,
    togglePause: () => setIsPaused((paused) => !paused),
    /** For the element that contains the slides. */
    holdProps: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  };
}
