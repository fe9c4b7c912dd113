import { type MallSettings, saveMallIdentity } from '@mall/contracts/office/malls';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { useAct } from '../../lib/use-office.ts';
import { SectionCard } from './section-card.tsx';
import { settingsReads, useSectionForm } from './use-section-form.ts';

const labels = {
  name: '몰 이름',
  title: '브라우저 제목',
  slogan: '한 줄 소개',
  customerPhone: '고객센터 전화',
  email: '고객센터 메일',
  centerOpensAt: '상담 시작',
  centerClosesAt: '상담 끝',
  ownerNo: '담당 직원',
};
/** HHMM in the format of a time field. */
const clock = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`;
const unclock = (time: string) => time.replace(':', '');

/** The mall's name, and how its members contact it. */
export function IdentitySection({ settings, mayWrite }: { settings: MallSettings; mayWrite: boolean }) {
  const save = useAct(saveMallIdentity, { changes: settingsReads });
  const form = useSectionForm<'identity', typeof labels>({
    ...{ part: settings.identity, shape: saveMallIdentity.body, labels },
    toValues: ({ name, title, slogan, customerPhone, email, centerOpensAt, centerClosesAt, ownerNo }) => ({
      ...{ name, title, slogan, customerPhone, email },
      ...{ centerOpensAt: clock(centerOpensAt), centerClosesAt: clock(centerClosesAt) },
      ownerNo: ownerNo === null ? '' : String(ownerNo),
    }),
    toBody: ({ centerOpensAt, centerClosesAt, ownerNo, ...values }) => ({
      ...{ ...values, centerOpensAt: unclock(centerOpensAt), centerClosesAt: unclock(centerClosesAt) },
      ownerNo: ownerNo === '' ? null : Number(ownerNo),
    }),
    send: (body) => save.mutateAsync({ params: { mallId: settings.mallId }, body }),
  });
  const field = (name: keyof typeof labels) => ({ label: labels[name], disabled: !mayWrite, ...form.field(name) });
  return (
    <SectionCard title="기본 정보" part={settings.identity} form={form} mayWrite={mayWrite}>
      <TextField {...field('name')} />
      <TextField {...field('title')} />
      <TextField
        note="선택"
        help="PC의 로그인 화면과 휴대폰의 첫 화면에서 몰을 소개하고, 검색 결과에도 보여요."
        {...field('slogan')}
      />
      <TextField inputMode="tel" placeholder="1670-0000" {...field('customerPhone')} />
      <TextField type="email" {...field('email')} />
      <TextField type="time" {...field('centerOpensAt')} />
      <TextField type="time" {...field('centerClosesAt')} />
      <SelectField
        placeholder="정하지 않았어요"
        choices={settings.owners.map(({ staffNo, name }) => ({ value: String(staffNo), label: name }))}
        {...field('ownerNo')}
      />
    </SectionCard>
  );
}
