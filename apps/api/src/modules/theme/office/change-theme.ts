import { AppError, fieldError } from '@mall/contracts/errors';
import { type ThemeBody, type ThemeColourName, themeColourNames } from '@mall/contracts/mall-theme';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { sheetTokensOf } from '@mall/domain/theme/start-theme';
import { isSameLook } from '@mall/domain/theme/theme-look';
import { judgeTheme, offersFor } from '@mall/domain/theme/theme-pairs';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import { makeOwn } from '../../mall/blueprint/inherit.ts';
import { keepStart } from './keep-start.ts';
import * as rows from './theme.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
/** Nobody: a seed. */
type Seen = { readonly version: number; readonly staffNo: number | null };

/** Saves a draft beside the published theme. Errors: 4090 with both versions, 4220 at each colour that makes something unreadable. */
export const saveTheme = (own: Own, mall: MallScope, theme: ThemeBody, seen: Seen): Promise<number> => {
  assertReadable(theme);
  return addVersion(own, mall, seen, async () => ({ state: 'DRAFT', startsAt: null, body: theme }));
};

type Publication = { readonly of: number; readonly startsAt: Date | null };

/** Publishes a version, at once or from a moment on. Errors: 4040 no such version, 4090 with both versions or a locked section, 4220 a moment in the past. */
export async function publishTheme(own: Own, mall: MallScope, { of, startsAt }: Publication, seen: Seen) {
  if (startsAt !== null && startsAt <= own.clock()) throw fieldError('startsAt', '지금보다 뒤의 시각을 골라 주세요.');
  let before = 0;
  const version = await addVersion(own, mall, seen, async (transaction) => {
    const body = await rows.findTheme(transaction, of);
    if (!body) throw new AppError('4040');
    const live = await rows.findLiveTheme(transaction, mall.mallId);
    before = live?.version ?? 0;
    // A logo is always the mall's own.
    if (live && !isSameLook(live.body, body)) await makeOwn(transaction, 'look');
    return { state: startsAt === null ? 'LIVE' : 'SCHEDULED', startsAt, body };
  });
  return { version, before };
}

/** Publishes due themes, including overdue ones. It has no actor: whoever scheduled it was the actor. */
export const publishDueTheme = (database: Own['database'], mall: MallScope, at: Date): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    if (!(await rows.findDueTheme(transaction, at))) return;
    await rows.lockThemes(transaction);
    const due = await rows.findDueTheme(transaction, at);
    if (!due) return;
    const { version, body } = due;
    await rows.insertTheme(transaction, {
      ...{ state: 'LIVE', startsAt: null, body, tokens: sheetTokensOf(body) },
      ...{ version: version + 1, staffNo: null, madeAt: at },
    });
  });

type Version = Pick<rows.NewTheme, 'state' | 'startsAt' | 'body'>;

const addVersion = (
  { database, clock }: Own,
  mall: MallScope,
  { version, staffNo }: Seen,
  make: (transaction: MallTransaction) => Promise<Version>,
): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    await rows.lockThemes(transaction);
    const [held] = await rows.listThemes(transaction, mall.mallId);
    if ((held?.version ?? 0) !== version) throw staleTheme(held);
    const madeAt = clock();
    if (!held) await keepStart(transaction, madeAt);
    const made = await make(transaction);
    // The initial look of the mall comes before the first version by staff.
    const next = held ? held.version + 1 : 2;
    await rows.insertTheme(transaction, {
      ...{ ...made, tokens: sheetTokensOf(made.body), version: next, staffNo, madeAt },
    });
    return next;
  });

const staleTheme = (held: rows.StoredTheme | undefined): AppError =>
  staleSave({ by: held?.by ?? null, changedAt: held?.madeAt ?? null, ...held?.body, version: held?.version ?? 0 });

function assertReadable(theme: ThemeBody): void {
  const failing = judgeTheme(theme).filter(({ isPassing }) => !isPassing);
  if (failing.length === 0) return;
  const offers = offersFor(theme);
  const names = themeColourNames.filter((name) => failing.some(({ moves }) => moves === name));
  const fieldErrors = names.map((name) => {
    const labels = failing.filter(({ moves }) => moves === name).map(({ label }) => label);
    return {
      field: `theme.${name}`,
      message: refusal(
        labels,
        offers.find((one) => one.name === name),
      ),
    };
  });
  throw new AppError('4220', { fieldErrors });
}

function refusal(
  labels: readonly string[],
  offer: { readonly name: ThemeColourName; readonly colour: string } | undefined,
): string {
  const what = `이 색으로는 ${labels.join(', ')} 대비가 모자라요.`;
  return offer ? `${what} ${offer.colour} 색은 쓸 수 있어요.` : what;
}
