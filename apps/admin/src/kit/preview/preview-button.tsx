import { previewContents } from '@mall/contracts/office/previews';
import { Stack } from '@mall/ui/stack';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { fromSeoulInput } from '../../lib/moments.ts';
import { reading } from '../../lib/use-office.ts';
import { Button } from '../button.tsx';
import type { ContentThing } from '../content/content-moves.tsx';
import { TextField } from '../form/controls.tsx';
import { Modal } from '../overlay/modal.tsx';
import { Failure, RowSkeleton } from '../states.tsx';
import { PreviewFrames, previewCaching } from './preview-frames.tsx';

type Props = { thing: ContentThing; version: number };

/** Opens the shop as if the saved version were live. */
export function PreviewButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Eye} onClick={() => setOpen(true)}>
        미리보기
      </Button>
      {isOpen && (
        <Modal isOpen size="xl" onClose={() => setOpen(false)} title="미리보기" note="저장한 내용으로 보여 드려요">
          <Moment {...props} />
        </Modal>
      )}
    </>
  );
}

/** In Seoul, to the minute; empty: now. */
function Moment({ thing: { mallId, kind, key }, version }: Props) {
  const [typed, setTyped] = useState('');
  const body = { at: fromSeoulInput(typed), contents: [{ kind, key, version }] };
  const { data, error, refetch } = useQuery({
    ...reading(previewContents, { params: { mallId }, body }),
    ...previewCaching,
  });
  return (
    <Stack gap={12}>
      <TextField
        label="시점"
        type="datetime-local"
        note="비우면 지금이에요. 예약한 콘텐츠도 그때 모습으로 보여요."
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      {error && <Failure error={error} what="미리보기를" retry={() => void refetch()} />}
      {!error && (data ? <PreviewFrames preview={data} /> : <RowSkeleton rows={6} columns={2} />)}
    </Stack>
  );
}
