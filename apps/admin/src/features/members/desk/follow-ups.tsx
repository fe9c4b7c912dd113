import { addFollowUp, type Contact, finishFollowUp, listFollowUps, showContact } from '@mall/contracts/office/contacts';
import { listAssignees } from '@mall/contracts/office/questions';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Toned } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { SelectField, TextField } from '../../../kit/form/controls.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { Part } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { dueText, momentText, seoulDay, shiftDay } from '../../../lib/moments.ts';
import { useMay, useMe } from '../../../lib/use-me.ts';
import { reading, useAct } from '../../../lib/use-office.ts';
import styles from './talk.module.css';

/** The promises made in this contact: what, until when, by whom. */
export function FollowUps({ contact }: { contact: Contact }) {
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useMay('contacts.write');
  if (!mayWrite && contact.followUps.length === 0) return null;
  return (
    <Part
      title="다시 확인"
      end={
        mayWrite &&
        !isAdding && (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            날짜 잡기
          </Button>
        )
      }
    >
      {contact.followUps.length === 0 && !isAdding && <p className={styles.quiet}>약속한 일이 없어요.</p>}
      <ul className={styles.notes}>
        {contact.followUps.map((followUp) => (
          <Row key={followUp.followUpNo} followUp={followUp} mayWrite={mayWrite} />
        ))}
      </ul>
      {isAdding && <AddForm contact={contact} onClose={() => setAdding(false)} />}
    </Part>
  );
}

type RowProps = { followUp: Contact['followUps'][number]; mayWrite: boolean };

function Row({ followUp: { mallId, followUpNo, body, ownerName, dueAt, doneAt }, mayWrite }: RowProps) {
  const toast = useToast();
  const finish = useAct(finishFollowUp, { changes: [showContact, listFollowUps], onDone: () => toast('마쳤어요') });
  const due = dueText(dueAt);
  return (
    <li className={styles.promise}>
      <div>
        <p>{body}</p>
        <small>
          {ownerName} ·{' '}
          {doneAt ? (
            `${momentText(doneAt)} 마침`
          ) : (
            <Toned tone={due.tone}>{due.tone === 'plain' ? momentText(dueAt) : due.text}</Toned>
          )}
        </small>
      </div>
      {mayWrite && doneAt === null && (
        <Button
          size="sm"
          isBusy={finish.isPending}
          onClick={() => finish.mutate({ params: { mallId, followUpNo } }, { onError: (error) => toast.error(error) })}
        >
          마치기
        </Button>
      )}
    </li>
  );
}

function AddForm({ contact: { mallId, contactNo }, onClose }: { contact: Contact; onClose: () => void }) {
  const me = useMe();
  const toast = useToast();
  const { data: colleagues } = useQuery(reading(listAssignees));
  const add = useAct(addFollowUp, { changes: [showContact, listFollowUps], onDone: () => toast('날짜를 잡았어요') });
  const form = useOfficeForm({
    shape: addFollowUp.body,
    values: { body: '', dueAt: `${shiftDay(seoulDay(), 1)}T10:00`, ownerNo: String(me?.staffNo ?? '') },
    toBody: ({ body, dueAt, ownerNo }) => ({ body, dueAt: instantOf(dueAt), ownerNo: Number(ownerNo) }),
    validate: ({ dueAt }): Record<string, string> =>
      instantOf(dueAt) === '' ? { dueAt: '날짜와 시각을 골라 주세요' } : {},
    send: ({ body, dueAt, ownerNo }) =>
      add.mutateAsync({
        params: { mallId, contactNo },
        body: { body, dueAt: instantOf(dueAt), ownerNo: Number(ownerNo) },
      }),
    onSent: onClose,
  });
  const owners = new Map([
    ...(me ? [[me.staffNo, me.name] as const] : []),
    ...(colleagues ?? []).map(({ staffNo, name }) => [staffNo, name] as const),
  ]);
  return (
    <Form form={form} asksBeforeLeaving={false}>
      <TextField label="할 일" placeholder="입고되면 전화 드리기" {...form.field('body')} />
      <div className={styles.pair}>
        <TextField label="언제까지" type="datetime-local" {...form.field('dueAt')} />
        <SelectField
          label="담당"
          choices={[...owners].map(([staffNo, name]) => ({ value: String(staffNo), label: name }))}
          {...form.field('ownerNo')}
        />
      </div>
      <div className={styles.end}>
        <Button size="sm" onClick={onClose}>
          취소
        </Button>
        <Button type="submit" size="sm" variant="act" isBusy={form.isSending}>
          날짜 잡기
        </Button>
      </div>
    </Form>
  );
}

/** The field is in Seoul time, wherever the staff are; empty for an invalid time. */
function instantOf(local: string): string {
  const at = Date.parse(`${local}:00+09:00`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
