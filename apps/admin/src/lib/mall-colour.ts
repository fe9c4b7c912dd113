/** Backgrounds for white letters, each with a contrast of at least 4.5. */
const colours = ['#1f55e5', '#0d6449', '#a21a55', '#b8400a', '#54657d', '#5b46b8', '#0b6a74', '#14171c'];

/** A mall's colour in the office, always the same for its number. */
export const mallColour = (mallId: number): string => colours[mallId % colours.length] ?? '#14171c';
