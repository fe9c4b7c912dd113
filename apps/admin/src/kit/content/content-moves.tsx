import type { ContentState } from '@mall/contracts/content-codes';
import { type DisplayKind, moveContent, undoContent } from '@mall/contracts/office/contents';
import { useQueryClient } from '@tanstack/react-query';
import { type Callable, callOffice } from '../../lib/call.ts';
import { isOfficeError } from '../../lib/office-error.ts';
import { refresh, useAct } from '../../lib/use-office.ts';
import { useToast } from '../toast.tsx';
import type { Plan } from './plan-fields.tsx';
import { PublishButtons } from './publish-buttons.tsx';

/** A published thing, as calls name it. */
export type ContentThing = { readonly mallId: number; readonly kind: DisplayKind; readonly key: number };
type Changes = readonly Pick<Callable, 'path'>[];

/** Confirms what was done to a thing, with an undo. */
export function useUndoToast(params: ContentThing, changes: Changes) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return (message: string, version: number) =>
    toast({
      message,
      undo: () =>
        callOffice(undoContent, { params, body: { version } }).then(
          () => refresh(queryClient, changes),
          (error: unknown) => toast.error(error),
        ),
    });
}

type Props = {
  thing: ContentThing;
  content: Plan & {
    readonly state: ContentState;
    readonly version: number;
    readonly moves: readonly ContentState[];
  };
  /** The calls that show it. */
  changes: Changes;
  /** False for content that is shown until the next one is published. */
  hasEnd?: boolean;
};

/** The possible moves of a thing, the next step last. */
export function ContentMoves({ thing, content, changes, hasEnd = true }: Props) {
  const toast = useToast();
  const said = useUndoToast(thing, changes);
  const move = useAct(moveContent, { changes });
  const { version } = content;
  const go = async (to: ContentState, plan: Plan, message: string) => {
    try {
      const done = await move.mutateAsync({ params: thing, body: { to, ...plan, version } });
      said(message, done.version);
    } catch (error) {
      if (!isOfficeError(error, '4220')) toast.error(error, '그사이 바뀌었어요. 다시 확인해 주세요.');
      throw error;
    }
  };
  return <PublishButtons content={content} isBusy={move.isPending} hasEnd={hasEnd} keys="mod+enter" go={go} />;
}
