/** Runs once everything rendered so far is on the screen. */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
