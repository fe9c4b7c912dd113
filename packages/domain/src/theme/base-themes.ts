import type { MallStyle } from '@mall/contracts/codes';

/** The colours of packages/ui/src/tokens.css with which a mall's own theme begins; a test compares them. */
export const baseThemes = {
  A: {
    ...{ text: '#15181d', 'text-2': '#454c57', 'text-3': '#68707c', 'line-field': '#8d95a1' },
    ...{ page: '#ffffff', surface: '#ffffff', 'surface-2': '#f6f7f9', 'surface-3': '#eef0f3' },
    ...{ tile: '#f3f5f7', brand: '#1f55e5', accent: '#0b7a75', userbar: '#f5f7fa' },
    ...{ 'userbar-text': '#454c57', head: '#ffffff', 'head-text': '#15181d', 'head-line': '#e8eaee' },
    ...{ cat: '#ffffff', band: '#edf2fd', 'band-text': '#0f1f4a', 'band-sub': '#3d4b70' },
    ...{ 'banner-b': '#2b6bff', foot: '#f5f7fa' },
  },
  B: {
    ...{ text: '#1b1d1a', 'text-2': '#4a4d46', 'text-3': '#696c63', 'line-field': '#8e8f84' },
    ...{ page: '#fdfcf9', surface: '#ffffff', 'surface-2': '#f8f6f0', 'surface-3': '#efece3' },
    ...{ tile: '#f3f1ea', brand: '#0d6449', accent: '#955a12', userbar: '#f6f4ee' },
    ...{ 'userbar-text': '#4a4d46', head: '#fdfcf9', 'head-text': '#1b1d1a', 'head-line': '#e9e5da' },
    ...{ cat: '#0d6449', band: '#e9efe6', 'band-text': '#123526', 'band-sub': '#43564b' },
    ...{ 'banner-b': '#18795a', foot: '#133227' },
  },
  C: {
    ...{ text: '#1e171a', 'text-2': '#51454b', 'text-3': '#74666d', 'line-field': '#978890' },
    ...{ page: '#ffffff', surface: '#ffffff', 'surface-2': '#faf6f8', 'surface-3': '#f3ecef' },
    ...{ tile: '#f7f2f4', brand: '#a21a55', accent: '#6b4aa8', userbar: '#ffffff' },
    ...{ 'userbar-text': '#51454b', head: '#ffffff', 'head-text': '#1e171a', 'head-line': '#f0e7eb' },
    ...{ cat: '#ffffff', band: '#fbeef3', 'band-text': '#4a0f2a', 'band-sub': '#7a4a5e' },
    ...{ 'banner-b': '#c23a72', foot: '#faf6f8' },
  },
  D: {
    ...{ text: '#0e0e0e', 'text-2': '#434341', 'text-3': '#6a6a67', 'line-field': '#8a8a86' },
    ...{ page: '#ffffff', surface: '#ffffff', 'surface-2': '#f6f6f5', 'surface-3': '#eeeeec' },
    ...{ tile: '#f3f3f1', brand: '#111111', accent: '#d7f25c', userbar: '#111111' },
    ...{ 'userbar-text': '#c9c9c6', head: '#111111', 'head-text': '#ffffff', 'head-line': '#2c2c2b' },
    ...{ cat: '#111111', band: '#161616', 'band-text': '#ffffff', 'band-sub': '#b9b9b5' },
    ...{ 'banner-b': '#e9f99f', foot: '#111111' },
  },
  E: {
    ...{ text: '#221a14', 'text-2': '#55483d', 'text-3': '#786859', 'line-field': '#9b8873' },
    ...{ page: '#ffffff', surface: '#ffffff', 'surface-2': '#fcf7f1', 'surface-3': '#f5ece2' },
    ...{ tile: '#faf4ec', brand: '#bf4408', accent: '#2f6b3a', userbar: '#fff6ee' },
    ...{ 'userbar-text': '#55483d', head: '#ffffff', 'head-text': '#221a14', 'head-line': '#f3e9dd' },
    ...{ cat: '#ffffff', band: '#fff0e2', 'band-text': '#4d1f06', 'band-sub': '#7b4f33' },
    ...{ 'banner-b': '#c84f08', foot: '#fbf5ee' },
  },
} as const satisfies Readonly<Record<MallStyle, Readonly<Record<string, string>>>>;
export type BaseToken = keyof (typeof baseThemes)['A'];
