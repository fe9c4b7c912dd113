import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Which section of a page is being read, and how to go to another, for a bar that sticks at the top.
 * @param ids of the sections, in order, separated by spaces.
 */
export function useSectionInView(ids: string) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => ids.split(' ')[0] ?? '');

  useEffect(() => {
    const follow = () => {
      const edge = lowerEdge(bar.current) + 1;
      const known = ids.split(' ');
      const passed = known.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? edge + 1) <= edge,
      );
      setCurrent(passed.at(-1) ?? known[0] ?? '');
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [ids]);

  const goTo = useCallback((id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - lowerEdge(bar.current) });
    section.focus({ preventScroll: true });
  }, []);

  return { bar, current, goTo };
}

/** The bottom of the bar once it sticks, in pixels from the top of the window. */
function lowerEdge(bar: HTMLElement | null): number {
  return bar ? Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight : 0;
}
