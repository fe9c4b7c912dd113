import type { MallStyle } from '@mall/contracts/codes';

export type ThemeColours = {
  readonly brand: string;
  readonly onBrand: string;
  readonly brandWeak: string;
  readonly brandText: string;
  readonly text: string;
  readonly text2: string;
  readonly line: string;
};

/** The colours of packages/ui/src/tokens.css for mails: mail programs do not support CSS variables. */
export const themeColours: Readonly<Record<MallStyle, ThemeColours>> = {
  A: {
    ...{ brand: '#1f55e5', onBrand: '#ffffff', brandWeak: '#eef3ff', brandText: '#1a4bd0' },
    ...{ text: '#15181d', text2: '#454c57', line: '#e8eaee' },
  },
  B: {
    ...{ brand: '#0d6449', onBrand: '#ffffff', brandWeak: '#e9f3ee', brandText: '#0b5a42' },
    ...{ text: '#1b1d1a', text2: '#4a4d46', line: '#e9e5da' },
  },
  C: {
    ...{ brand: '#a21a55', onBrand: '#ffffff', brandWeak: '#fcf0f4', brandText: '#961a50' },
    ...{ text: '#1e171a', text2: '#51454b', line: '#f0e7eb' },
  },
  D: {
    ...{ brand: '#111111', onBrand: '#ffffff', brandWeak: '#f1f1ef', brandText: '#111111' },
    ...{ text: '#0e0e0e', text2: '#434341', line: '#e6e6e3' },
  },
  E: {
    ...{ brand: '#bf4408', onBrand: '#ffffff', brandWeak: '#fff3ea', brandText: '#b03d05' },
    ...{ text: '#221a14', text2: '#55483d', line: '#f3e9dd' },
  },
};
