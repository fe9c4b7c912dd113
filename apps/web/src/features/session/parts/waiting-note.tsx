import { approvalWords } from '@mall/domain/approval-words';
import { Note } from '@mall/ui/note';
import { UnbrokenNumbers } from '../../../components/content/unbroken-numbers.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { WaitingCode } from '../model/waiting-codes.ts';

/** Explains calmly why the sign-in was refused and what follows: it is not the visitor's mistake. */
export function WaitingNote({ code }: { code: WaitingCode }) {
  const { mall } = useMall();
  const { decides, contact } = approvalWords(mall);
  const contactCenter = `궁금한 점은 고객센터 ${mall.customerPhone}로 문의해 주세요.`;
  const words: Record<WaitingCode, readonly string[]> = {
    '1259': ['가입 승인을 기다리고 있어요.', decides, contact],
    '1260': ['가입이 승인되지 않았어요.', '입력한 정보로 가입 대상인지 확인하지 못했어요.', contactCenter],
    '1270': ['이용이 제한된 계정이에요.', '안전을 위해 로그인을 막아 두었어요.', contactCenter],
  };
  const [title, ...rest] = words[code];
  return (
    <div role="status">
      <Note>
        <p>
          <b>{title}</b>
        </p>
        {rest.map((sentence) => (
          <p key={sentence}>
            <UnbrokenNumbers text={sentence} />
          </p>
        ))}
      </Note>
    </div>
  );
}
