import { getTheme, type OfficeTheme, publishTheme } from '@mall/contracts/office/themes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../kit/button.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { refresh, useAct } from '../../lib/use-office.ts';

const changes = [getTheme];
export type Publish = { readonly isBusy: boolean; readonly go: (of: number, message: string) => void };

/** Shows a version in the shop, with the way back to what it showed before. */
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
  // By the promise: the editor begins anew with the new version, and callbacks of the call itself go with the old one.
  const go = (of: number, message: string) =>
    void act.mutateAsync({ params, body: { of, version } }).then(
      ({ before, version: now }) => toast({ message, undo: () => undo(before, now) }),
      (error: unknown) => toast.error(error),
    );
  return { isBusy: act.isPending, go };
}

export const PublishButton = ({ publish, of }: { publish: Publish; of: number }) => (
  <Button
    variant="primary"
    keys="mod+enter"
    keysGroup="쓰기"
    isBusy={publish.isBusy}
    onClick={() => publish.go(of, '몰에 공개했어요')}
  >
    공개하기
  </Button>
);
