import { listContents } from '@mall/contracts/office/contents';
import { addPopup } from '@mall/contracts/office/popups';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useOpenSaved } from '../../kit/list/use-open-saved.ts';
import { useToast } from '../../kit/toast.tsx';
import { useMallScope, useMalls } from '../../lib/mall-scope.ts';
import { useAct } from '../../lib/use-office.ts';
import { placeKey, popupFieldWords } from './content-words.ts';
import { emptyPopup, PopupFields } from './popup-fields.tsx';

/** Writes a draft; nobody in the shop sees it. */
export function NewPopupDrawer() {
  const toast = useToast();
  const openSaved = useOpenSaved();
  const { malls } = useMalls();
  const own = useMallScope() ?? malls[0];
  const [chosen, setChosen] = useState<number>();
  const mallId = chosen ?? own?.mallId ?? 0;
  const add = useAct(addPopup, { changes: [listContents] });
  const form = useOfficeForm({
    shape: addPopup.body,
    values: emptyPopup,
    labels: popupFieldWords,
    send: (body) => add.mutateAsync({ params: { mallId }, body }),
    onSent: ({ popupNo }) => {
      toast('초안을 저장했어요');
      openSaved(placeKey({ mallId, kind: 'POPUP', key: popupNo }));
    },
  });
  return (
    <Drawer
      title="새 팝업"
      isWide
      consequence="초안으로 저장해요. 아직 몰에 보이지 않아요."
      actions={
        <Button type="submit" form={form.id} variant="primary" keys="mod+s" keysGroup="쓰기" isBusy={form.isSending}>
          초안 저장
        </Button>
      }
    >
      <Form form={form}>
        <SelectField
          label="몰"
          choices={malls.map((mall) => ({ value: String(mall.mallId), label: mall.name }))}
          value={String(mallId)}
          onChange={({ target: { value } }) => setChosen(Number(value))}
        />
        <PopupFields form={form} mallId={mallId} />
      </Form>
    </Drawer>
  );
}
