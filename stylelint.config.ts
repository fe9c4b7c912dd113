import type { Config } from 'stylelint';

const spacing = '/^(padding|margin|(row-|column-)?gap)/';

/** Biome formats and lints CSS. This says only that spacing and type come from the scales of packages/ui/src/tokens.css. */
export default {
  ignoreFiles: ['packages/ui/src/core-font.css'],
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        [spacing]: ['/[1-9]\\d*px/'],
        '/^(font|font-size|line-height)$/': ['/\\dpx/'],
        '/^(font|font-weight)$/': ['/^\\d/'],
      },
      { message: (property: string, value: string) => `${property}: ${value} is no token of tokens.css` },
    ],
  },
} satisfies Config;
