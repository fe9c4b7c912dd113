/** Where the stylesheet of a mall's own theme lies at its host. */
export const themePath = (mallUrl: string, hash: string): string => `/theme/${mallUrl}-${hash}.css`;
