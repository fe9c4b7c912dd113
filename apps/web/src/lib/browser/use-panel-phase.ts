import { useLayoutEffect, useState } from 'react';

export type PanelPhase = 'entering' | 'entered' | 'exiting' | 'exited';

/** R4.12, R9.04: how long a panel slides. */
export const panelMilliseconds = 300;
/** R4.12, R9.04: how long the menu and search panels slide, and how long a pointer must rest before a menu opens or closes. */
export const menuMilliseconds = 150;

/** R4.12: the four phases of a panel; it is hidden when exited, and slides in also when it is open initially. */
export function usePanelPhase(isOpen: boolean, milliseconds: number): PanelPhase {
  const [phase, setPhase] = useState<PanelPhase>('exited');
  const target = isOpen ? 'entered' : 'exited';
  if (isOpen && (phase === 'exited' || phase === 'exiting')) setPhase('entering');
  if (!isOpen && (phase === 'entered' || phase === 'entering')) setPhase('exiting');
  // A layout effect: the timer starts together with the slide.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setPhase(target), milliseconds);
    return () => clearTimeout(timer);
  }, [target, milliseconds]);
  return phase;
}
