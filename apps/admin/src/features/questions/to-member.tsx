import Headset from 'lucide-react/icons/headset';
import { Button } from '../../kit/button.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMay } from '../../lib/use-me.ts';
import { useTalk } from '../../lib/use-talk.ts';
import styles from './to-member.module.css';

/** From a question to its member: their card, or a contact with them. */
export function ToMember(whom: { mallId: number; memberNo: number }) {
  const toast = useToast();
  const mayRead = useMay('members.read');
  const mayTalk = useMay('contacts.write') && mayRead;
  const { talk, isOpening } = useTalk(whom, toast.error);
  return (
    <div className={styles.toMember}>
      {mayTalk && (
        <Button size="sm" icon={Headset} isBusy={isOpening} onClick={() => talk()}>
          상담 시작
        </Button>
      )}
      {mayRead && (
        <OfficeLink screen="members" search={{ open: `${whom.mallId}-${whom.memberNo}` }}>
          회원 보기
        </OfficeLink>
      )}
    </div>
  );
}
