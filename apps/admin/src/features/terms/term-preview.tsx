import { previewTerms } from '@mall/contracts/office/previews';
import { Stack } from '@mall/ui/stack';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { MallField } from '../../kit/mall-field.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { PreviewFrames, previewCaching } from '../../kit/preview/preview-frames.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useMalls } from '../../lib/mall-scope.ts';
import { reading } from '../../lib/use-office.ts';
import type { Owner } from './term-words.ts';

type Props = { owner: Owner; draft: { readonly draftNo: number; readonly version: number } };

/** A draft as a mall's members would read it, in the shop itself. */
export function TermPreview(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Eye} onClick={() => setOpen(true)}>
        미리보기
      </Button>
      {isOpen && (
        <Modal isOpen size="xl" title="미리보기" note="저장한 내용으로 보여 드려요" onClose={() => setOpen(false)}>
          <Shop {...props} />
        </Modal>
      )}
    </>
  );
}

/** An annex is previewed in its mall, the provider's text in any. */
function Shop({ owner, draft: { draftNo, version } }: Props) {
  const { malls } = useMalls();
  const [chosen, setChosen] = useState(owner.mallId ?? malls[0]?.mallId ?? 0);
  const { data, error, refetch } = useQuery({
    ...reading(previewTerms, { params: { mallId: chosen }, body: { draftNo } }),
    ...previewCaching,
  });
  return (
    <Stack gap={12}>
      {owner.mallId === null && <MallField value={chosen} onChange={setChosen} />}
      {error && <Failure error={error} what="미리보기를" retry={() => void refetch()} />}
      {!error && (data ? <PreviewFrames key={version} preview={data} /> : <RowSkeleton rows={6} columns={2} />)}
    </Stack>
  );
}
