import type { ThemeBody } from '@mall/contracts/mall-theme';
import { getTheme, type OfficeTheme, saveTheme } from '@mall/contracts/office/themes';
import { judgeTheme } from '@mall/domain/theme/theme-pairs';
import { type ReactNode, useEffect } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Saving } from '../../kit/content/saving.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FollowingNotice, LockedNotice } from '../../kit/locked-notice.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { momentText } from '../../lib/moments.ts';
import { useAct } from '../../lib/use-office.ts';
import { ContrastTable } from './contrast-table.tsx';
import { PublishButton, usePublish } from './publish-button.tsx';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePast } from './theme-past.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { fieldWords } from './theme-words.ts';
import styles from './themes.module.css';

type Props = { held: OfficeTheme; choice: ReactNode; onChanged: (isChanged: boolean) => void };

/** A theme: its colours and shapes, the real shop with them, and whether everything is readable. */
export function ThemeEditor({ held, choice, onChanged }: Props) {
  const { mallId, mallName, version, theme, startsAt, live, history, lockedBy, follows, mayWrite } = held;
  const toast = useToast();
  const save = useAct(saveTheme, { changes: [getTheme], onDone: () => toast('초안을 저장했어요') });
  const publish = usePublish(held);
  const form = useOfficeForm({
    shape: saveTheme.body,
    values: theme,
    labels: fieldWords,
    toBody: (values) => ({ theme: values, version }),
    validate: faultsOf,
    send: (values, conflict) => {
      const body = { theme: mergedOver(theme, values, conflict), version: versionOver(version, conflict) };
      return save.mutateAsync({ params: { mallId }, body });
    },
  });
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  const takeBack = () =>
    save.mutate({ params: { mallId }, body: { theme, version } }, { onError: (error) => toast.error(error) });
  const isDraft = JSON.stringify(theme) !== JSON.stringify(live.theme);
  return (
    <>
      <PageHead
        title="테마"
        context={live.at ? `${mallName} · 공개 버전 v${live.version} · ${momentText(live.at)}` : mallName}
        badges={
          form.isChanged ? (
            <Badge tone="warn">{`수정 중 · ${form.changes}곳`}</Badge>
          ) : (
            <Badge tone={isDraft ? 'warn' : 'ok'}>
              {startsAt
                ? `${momentText(startsAt)}에 공개해요`
                : isDraft
                  ? draftText(history[0])
                  : '몰에 보이는 그대로예요'}
            </Badge>
          )
        }
        actions={
          mayWrite &&
          (form.isChanged ? (
            <Saving form={form} />
          ) : (
            <>
              {startsAt && (
                <Button isBusy={save.isPending} onClick={takeBack}>
                  예약 거두기
                </Button>
              )}
              {isDraft && <PublishButton publish={publish} of={version} />}
            </>
          ))
        }
      />
      <PageBody>
        {choice}
        <LockedNotice lockedBy={lockedBy} except="로고는 이 몰에서 바꿀 수 있어요." />
        <FollowingNotice follows={lockedBy ? null : follows} />
        <Form form={form}>
          <div className={styles.two}>
            <div className={styles.side}>
              <ThemeFields mallId={mallId} form={form} mayWrite={mayWrite} isLocked={lockedBy !== null} />
            </div>
            <div className={styles.main}>
              <ThemePreview mallId={mallId} theme={form.values} live={live.theme} />
              <ContrastTable
                theme={form.values}
                onTake={mayWrite && !lockedBy ? ({ name, colour }) => form.set(name, colour) : undefined}
              />
            </div>
          </div>
        </Form>
        <ThemePast held={held} publish={publish} isBlocked={form.isChanged} />
      </PageBody>
    </>
  );
}

/** The author of the draft, because somebody else may be working on it. */
const draftText = (newest: OfficeTheme['history'][number] | undefined): string =>
  `${newest?.by ? `${newest.by} 님의 ` : ''}초안 · 아직 공개하지 않았어요`;

/** Errors found before sending: by the same rules as the server. */
function faultsOf(theme: ThemeBody): Readonly<Record<string, string>> {
  const failing = judgeTheme(theme).filter(({ isPassing }) => !isPassing);
  return Object.fromEntries(
    failing.map(({ moves, label }) => [
      `theme.${moves}`,
      `${label} 대비가 모자라요. 아래에서 가까운 색을 쓸 수 있어요.`,
    ]),
  );
}
