import { showsJoining } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { Text } from '@mall/ui/text';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { Result } from './result.tsx';

/** The certified person is no member of this mall. */
export function NoAccount() {
  const { mall } = useMall();
  return (
    <Result title="가입한 아이디가 없어요">
      <Text variant="reading" tone="soft">
        본인인증한 분의 이름으로 {mall.name}에 가입한 아이디를 찾지 못했어요.
      </Text>
      <Button variant="primary" size="xl" block render={<MallLink to={showsJoining(mall) ? '/signup' : '/login'} />}>
        {showsJoining(mall) ? '회원가입' : '로그인'}
      </Button>
    </Result>
  );
}
