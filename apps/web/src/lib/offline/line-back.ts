/** The window hears it when there is a line again (line.ts). */
export const lineBack = 'mall:line-back';
