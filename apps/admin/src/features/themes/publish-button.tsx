import { getTheme, type OfficeTheme, publishTheme } from '@mall/contracts/office/themes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../kit/button.tsx';
import { Planned } from '../../kit/content/planned.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { refresh, useAct } from '../../lib/use-office.ts';

const changes = [getTheme];
export type Publish = {
  readonly isBusy: boolean;
  readonly go: (of: number, message: string) => void;
  /** Rejects after showing what went wrong. */
  readonly plan: (of: number, startsAt: string) => Promise<unknown>;
};

/** Publishes a version in the shop, with an undo. */
export function usePublish({ mallId, version }: OfficeTheme): Publish {
  const toast = useToast();
  const queryClient = useQueryClient();
  const params = { mallId };
  const act = useAct(publishTheme, { changes });
  const undo = (before: number, now: number) =>
    callOffice(publishTheme, { params, body: { of: before, version: now } }).then(
      () => refresh(queryClient, changes),
      (error: unknown) => toast.error(error),
    );
  // By the promise: the editor is remounted with the new version, which drops the callbacks of the call itself.
  const go = (of: number, message: string) =>
    void act.mutateAsync({ params, body: { of, version } }).then(
      ({ before, version: now }) => toast({ message, undo: () => undo(before, now) }),
      (error: unknown) => toast.error(error),
    );
  const plan = (of: number, startsAt: string) =>
    act.mutateAsync({ params, body: { of, version, startsAt } }).then(
      () => toast('공개를 예약했어요'),
      (error: unknown) => {
        toast.error(error);
        throw error;
      },
    );
  return { isBusy: act.isPending, go, plan };
}

/** At once, or at a future moment. */
export const PublishButton = ({ publish, of }: { publish: Publish; of: number }) => (
  <>
    <Planned
      label="예약"
      needsStart
      hasEnd={false}
      plan={{ startsAt: null, endsAt: null }}
      onPlan={({ startsAt }) => publish.plan(of, startsAt ?? '')}
    />
    <Button
      variant="primary"
      keys="mod+enter"
      keysGroup="쓰기"
      isBusy={publish.isBusy}
      onClick={() => publish.go(of, '몰에 공개했어요')}
    >
      공개하기
    </Button>
  </>
);
