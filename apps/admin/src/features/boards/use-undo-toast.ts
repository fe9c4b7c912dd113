import { getPost, listPosts, undoPost } from '@mall/contracts/office/boards';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { refresh } from '../../lib/use-office.ts';
import type { PostPlace } from './board-words.ts';

/** The calls that show a post, refetched when it has changed. */
export const postChanges = [listPosts, getPost];

/** Confirms what was done to a post, with an undo. */
export function useUndoToast(params: PostPlace) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return (message: string, version: number) =>
    toast({
      message,
      undo: () =>
        callOffice(undoPost, { params, body: { version } }).then(() => refresh(queryClient, postChanges), toast.error),
    });
}
export type Said = ReturnType<typeof useUndoToast>;
