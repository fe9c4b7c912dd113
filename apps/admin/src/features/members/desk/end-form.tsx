import {
  type Contact,
  contactResults,
  contactTopics,
  endContact,
  listFollowUps,
  listOpenContacts,
  showContact,
} from '@mall/contracts/office/contacts';
import { officeScreens } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../kit/button.tsx';
import { RadioGroup } from '../../../kit/form/controls.tsx';
import { Part } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useAct } from '../../../lib/use-office.ts';
import { resultWords, topicWords } from '../member-words.ts';
import styles from './talk.module.css';
import { useTopic } from './use-topic.ts';

const ending = 'end-of-talk';

/** From anywhere in the contact to the form that ends it. */
export const toEnding = (): void =>
  document.getElementById(ending)?.querySelector<HTMLElement>('input:checked')?.focus();

/** Ends the contact in two clicks: its subject, and its result. */
export function EndForm({ contact }: { contact: Contact }) {
  const { mallId, contactNo } = contact;
  const [topic, setTopic] = useTopic(contact);
  const toast = useToast();
  const navigate = useNavigate();
  const end = useAct(endContact, {
    changes: [showContact, listOpenContacts, listFollowUps],
    onDone: () => {
      toast('상담을 끝냈어요');
      void navigate({ to: officeScreens.desk });
    },
  });
  const send = (result: (typeof contactResults)[number]) =>
    end.mutate(
      { params: { mallId, contactNo }, body: { topic, result, memo: '' } },
      { onError: (error) => toast.error(error) },
    );
  return (
    <Part title="상담 끝내기">
      <div id={ending} className={styles.ending}>
        <RadioGroup
          legend="무슨 일이었나요?"
          name="topic"
          choices={contactTopics.map((value) => ({ value, label: topicWords[value] }))}
          value={topic}
          onChange={(value) => setTopic(value as typeof topic)}
        />
        <fieldset className={styles.results}>
          <legend>어떻게 됐나요? 누르면 상담이 끝나요.</legend>
          {contactResults.map((result) => (
            <Button key={result} size="sm" isBusy={end.isPending} onClick={() => send(result)}>
              {resultWords[result]}
            </Button>
          ))}
        </fieldset>
      </div>
    </Part>
  );
}
