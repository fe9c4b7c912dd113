import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Text } from '@mall/ui/text';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { Result } from './result.tsx';

/** The same whether the account exists or not: the requester learns nothing about others. */
export function MailSent({ what }: { what: string }) {
  return (
    <Result title="메일을 확인해 주세요">
      <Text variant="reading" tone="soft">
        입력한 정보와 맞는 회원이 있으면 {what} 메일을 보내 드려요.
      </Text>
      <Note>
        메일이 오지 않으면 스팸함을 보거나 입력한 정보가 맞는지 확인해 주세요. 휴대폰 본인인증으로도 찾을 수 있어요.
      </Note>
      <Button variant="primary" size="xl" block render={<MallLink to="/login" />}>
        로그인하러 가기
      </Button>
    </Result>
  );
}
