import { createHash } from 'node:crypto';
import { isValidMallKey, readHost } from '@mall/domain/mall-validity';
import { sheetTokensOf } from '@mall/domain/theme/start-theme';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { createPreviewTokens, type PreviewClaims } from './preview-tokens.ts';

/** A mall as staff want to preview it, even if strangers do not see it. */
export type Preview = {
  /** A new object each time, so that caches by mall neither serve nor store the preview. */
  readonly mall: Mall;
  readonly contents: PreviewClaims['contents'];
  readonly term: PreviewClaims['term'];
  readonly at: Date;
  /** As requested: null follows the clock. */
  readonly asOf: string | null;
  readonly endsAt: string;
  /** The stylesheet of the previewed theme; undefined for the mall's own. */
  readonly sheet: string | undefined;
};
type ReadPreview = (host: string | undefined, token: string) => Promise<Preview | undefined>;

/** Undefined when the token is altered, too old, or for another mall than the host's. */
export function createPreviewReader({
  config,
  malls,
  clock,
}: Pick<Dependencies, 'config' | 'malls' | 'clock'>): ReadPreview {
  const tokens = createPreviewTokens(config, clock);
  return async (host, token) => {
    const mallUrl = readHost(host, config.allowedDomains)?.mallUrl;
    if (!mallUrl || !isValidMallKey(mallUrl, config)) return undefined;
    const mall = (await malls.all()).get(mallUrl);
    const claims = mall && (await tokens.read(mall, token));
    return claims && previewOf(mall, claims, clock());
  };
}

function previewOf(mall: Mall, { at: asOf, contents, term, endsAt, theme }: PreviewClaims, now: Date): Preview {
  const shown = { contents, term, at: asOf === null ? now : new Date(asOf), asOf, endsAt };
  const open = { ...mall, state: 'OPEN' } as const;
  if (!theme) return { ...shown, mall: open, sheet: undefined };
  const { base: style, logo, footLogo: footerLogo, favicon } = theme;
  const sheet = sheetOf(sheetTokensOf(theme));
  const themeHash = sheet && createHash('sha256').update(sheet).digest('hex').slice(0, 20);
  return { ...shown, mall: { ...open, style, logo, footerLogo, favicon, themeHash }, sheet };
}

/** In the format in which `theme_sheet` of the database writes published themes. */
function sheetOf(tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return lines.length === 0 ? '' : `:root[data-theme]{${lines.toSorted().join(';')}}`;
}
