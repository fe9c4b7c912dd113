import { type Contact, showContact } from '@mall/contracts/office/contacts';
import { endLook } from '@mall/contracts/office/looks';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import PhoneOff from 'lucide-react/icons/phone-off';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { fullMoment } from '../../../lib/moments.ts';
import { useMay, useMe } from '../../../lib/use-me.ts';
import { useAct } from '../../../lib/use-office.ts';
import { channelWords, resultWords, topicWords } from '../member-words.ts';
import styles from './contact-bar.module.css';
import { toEnding } from './end-form.tsx';
import { LookModal } from './look-modal.tsx';
import { elapsedText, useNow } from './use-now.ts';

type Props = {
  contact: Contact;
  mallName: string;
  /** It is one's own, and the form to end it is below. */
  canEnd: boolean;
};

/** An open contact with its duration and channel; or its result. */
export function ContactBar({ contact, mallName, canEnd }: Props) {
  const { contactNo, channel, beganAt, endedAt, topic, result, staffName } = contact;
  const now = useNow(endedAt === null);
  const words = [mallName, channelWords[channel], `상담 ${contactNo}`, staffName].filter(Boolean).join(' · ');
  return (
    <header className={styles.bar} data-ended={endedAt !== null || undefined}>
      <OfficeLink screen="desk" className={styles.back} aria-label="회원 데스크로">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      </OfficeLink>
      <b>
        {endedAt === null
          ? `상담 중 ${elapsedText(beganAt, now)}`
          : `끝난 상담 · ${topic && topicWords[topic]} · ${result && resultWords[result]}`}
      </b>
      <span>{endedAt === null ? words : `${words} · ${fullMoment(endedAt)}`}</span>
      <div className={styles.onBar}>
        <Look contact={contact} />
        {canEnd && (
          <Button size="sm" icon={PhoneOff} keys="e" keysGroup="상담" onClick={toEnding}>
            상담 끝내기
          </Button>
        )}
      </div>
    </header>
  );
}

/** The mall as the member sees it; while it is open, the button that closes it. */
function Look({ contact }: { contact: Contact }) {
  const { mallId, contactNo, lookingUntil } = contact;
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const me = useMe();
  const mayLook = useMay('lookAs.write');
  const end = useAct(endLook, { changes: [showContact], onDone: () => toast('회원 화면을 닫았어요') });
  if (!mayLook || contact.endedAt !== null || contact.staffNo !== me?.staffNo) return null;
  const params = { mallId, contactNo };
  if (lookingUntil !== null && Date.parse(lookingUntil) > Date.now())
    return (
      <Button
        size="sm"
        icon={EyeOff}
        isBusy={end.isPending}
        onClick={() => end.mutate({ params }, { onError: (error) => toast.error(error) })}
      >
        회원 화면 닫기
      </Button>
    );
  return (
    <>
      <Button size="sm" icon={Eye} onClick={() => setAsking(true)}>
        회원 화면 보기
      </Button>
      {isAsking && <LookModal params={params} onClose={() => setAsking(false)} />}
    </>
  );
}
