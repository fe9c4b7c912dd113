import { Segment } from '@mall/ui/segment';

export type Method = 'phone' | 'mail';

const methods = [
  { value: 'phone', label: '휴대폰 본인인증' },
  { value: 'mail', label: '이메일' },
] as const satisfies readonly { value: Method; label: string }[];

type Props = { value: Method; onChange: (method: Method) => void };

/** Which of the two methods the visitor uses to prove their identity. */
export function MethodChoice(props: Props) {
  return <Segment label="확인 방법" items={methods} {...props} />;
}
