import { addMemo, type Contact, showContact } from '@mall/contracts/office/contacts';
import { showTimeline } from '@mall/contracts/office/members';
import { Button } from '../../../kit/button.tsx';
import { TextArea } from '../../../kit/form/controls.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { Part } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { momentText } from '../../../lib/moments.ts';
import { useMay } from '../../../lib/use-me.ts';
import { useAct } from '../../../lib/use-office.ts';
import styles from './talk.module.css';

/** Memos of this contact. They cannot be changed: a correction is another memo. */
export function Memos({ contact }: { contact: Contact }) {
  const mayWrite = useMay('contacts.write');
  if (!mayWrite && contact.memos.length === 0) return null;
  return (
    <Part title="메모">
      <ul className={styles.notes}>
        {contact.memos.map(({ memoNo, body, staffName, writtenAt }) => (
          <li key={memoNo}>
            <p>{body}</p>
            <small>{`${staffName} · ${momentText(writtenAt)}`}</small>
          </li>
        ))}
      </ul>
      {mayWrite && <MemoForm contact={contact} />}
    </Part>
  );
}

function MemoForm({ contact: { mallId, contactNo } }: { contact: Contact }) {
  const toast = useToast();
  const add = useAct(addMemo, { changes: [showContact, showTimeline], onDone: () => toast('메모를 남겼어요') });
  const form = useOfficeForm({
    shape: addMemo.body,
    values: { body: '' },
    send: (body) => add.mutateAsync({ params: { mallId, contactNo }, body }),
    onSent: () => form.set('body', ''),
  });
  return (
    <Form form={form} asksBeforeLeaving={form.values.body.trim() !== ''}>
      <TextArea label="메모" isLabelHidden placeholder="무엇을 안내했나요?" {...form.field('body')} />
      <div className={styles.end}>
        <Button
          type="submit"
          size="sm"
          keys="mod+enter"
          keysLabel="메모 남기기"
          keysGroup="상담"
          isBusy={form.isSending}
        >
          메모 남기기
        </Button>
      </div>
    </Form>
  );
}
