import { listContents } from '@mall/contracts/office/contents';
import { displayCalls, type ThingKind } from '@mall/contracts/office/display-calls';
import { type ReactNode, useState } from 'react';
import content from '../../kit/content/content.module.css';
import { Drawer } from '../../kit/drawer.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useOpenSaved } from '../../kit/list/use-open-saved.ts';
import { MallField } from '../../kit/mall-field.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useFirstMall } from '../../lib/mall-scope.ts';
import { useAct } from '../../lib/use-office.ts';
import { isThingKind, placeKey } from './content-words.ts';
import { kindForms } from './kind-forms.tsx';

const kinds = Object.entries(kindForms).map(([value, { name }]) => ({ value, label: name }));

/** Writes a draft of any kind, invisible in the shop. */
export function NewThingDrawer() {
  const [kind, setKind] = useState<ThingKind>('POPUP');
  const own = useFirstMall();
  const [chosen, setChosen] = useState<number>();
  const mallId = chosen ?? own?.mallId ?? 0;
  const choice = (
    <div className={content.pair}>
      <SelectField
        label="만들 것"
        choices={kinds}
        value={kind}
        onChange={({ target: { value } }) => isThingKind(value) && setKind(value)}
      />
      <MallField value={mallId} onChange={setChosen} />
    </div>
  );
  return <NewThing key={kind} {...{ kind, mallId, choice }} />;
}

type Props = { kind: ThingKind; mallId: number; choice: ReactNode };

function NewThing({ kind, mallId, choice }: Props) {
  const { name, empty, fieldWords, fields } = kindForms[kind];
  const toast = useToast();
  const openSaved = useOpenSaved();
  const { add: call } = displayCalls[kind];
  const add = useAct(call, { changes: [listContents] });
  const form = useOfficeForm({
    ...{ shape: call.body, values: empty, labels: fieldWords },
    send: (body) => add.mutateAsync({ params: { mallId }, body: body as { title: string } }),
    onSent: ({ key }) => {
      toast('초안을 저장했어요');
      openSaved(placeKey({ mallId, kind, key }));
    },
  });
  return (
    <Drawer
      title={`새 ${name}`}
      isWide
      consequence="초안으로 저장해요. 아직 몰에 보이지 않아요."
      actions={
        <SubmitButton form={form} keys="mod+s" keysGroup="쓰기">
          초안 저장
        </SubmitButton>
      }
    >
      <Form form={form}>
        {choice}
        {fields({ form, mallId })}
      </Form>
    </Drawer>
  );
}
