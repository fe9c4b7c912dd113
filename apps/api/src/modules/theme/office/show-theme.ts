import { AppError } from '@mall/contracts/errors';
import type { OfficeTheme, ThemeVersion } from '@mall/contracts/office/themes';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { findFollowed } from '../../../publishing/locked.repository.ts';
import { startThemeOf } from './start-theme-of.ts';
import * as rows from './theme.repository.ts';

/** A mall's theme for its screen in the office, without the caller's permissions. Error 4040. */
export async function showTheme(reader: OfficeReader, mallId: number): Promise<Omit<OfficeTheme, 'mayWrite'>> {
  const [look, themes, live, followed] = await Promise.all([
    rows.findLook(reader, mallId),
    rows.listThemes(reader, mallId),
    rows.findLiveTheme(reader, mallId),
    findFollowed(reader, mallId, 'look'),
  ]);
  if (!look) throw new AppError('4040');
  const [held] = themes;
  const start = startThemeOf(look);
  return {
    ...{ mallId, mallName: look.name, mallUrl: look.mallUrl },
    ...{ version: held?.version ?? 0, theme: held?.body ?? start },
    startsAt: held?.startsAt?.toISOString() ?? null,
    live: { version: live?.version ?? 0, theme: live?.body ?? start, at: live?.madeAt.toISOString() ?? null },
    lockedBy: followed?.isLocked ? followed.blueprint : null,
    follows: followed?.blueprint ?? null,
    history: themes.map((theme, at) => versionOf(theme, themes[at + 1])),
  };
}

function versionOf({ version, state, by, madeAt, body }: rows.StoredTheme, before?: rows.StoredTheme): ThemeVersion {
  const was = new Map<string, unknown>(Object.entries(before?.body ?? body));
  const changed = Object.entries(body).flatMap(([name, value]) => (was.get(name) === value ? [] : [name]));
  return { version, state, by, at: madeAt.toISOString(), changed };
}
