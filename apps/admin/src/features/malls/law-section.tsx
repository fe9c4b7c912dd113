import { certificates, type MallSettings, saveMallLaw } from '@mall/contracts/office/malls';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { useAct } from '../../lib/use-office.ts';
import { KnownCompanyOffer } from './known-company.tsx';
import { SectionCard } from './section-card.tsx';
import { settingsReads, useSectionForm } from './use-section-form.ts';

const labels = {
  company: '상호',
  representativeName: '대표자',
  businessNumber: '사업자등록번호',
  registrationNumber: '법인등록번호',
  salesPermitNumber: '통신판매업 신고번호',
  hostingProvider: '호스팅 제공자',
  address: '사업장 주소',
  mobileCertificateImage: '구매안전서비스 표시',
  mobileCertificateLink: '가입 사실을 확인할 주소',
};

/** What the footer of each page states about the company, as the law requires (전자상거래법 10조). */
export function LawSection({ settings, mayWrite }: { settings: MallSettings; mayWrite: boolean }) {
  const save = useAct(saveMallLaw, { changes: settingsReads });
  const form = useSectionForm<'law', typeof labels>({
    ...{ part: settings.law, shape: saveMallLaw.body, labels },
    toValues: ({ version: _version, by: _by, at: _at, ...values }) => values,
    toBody: (values) => values,
    send: (body) => save.mutateAsync({ params: { mallId: settings.mallId }, body }),
  });
  const field = (name: keyof typeof labels) => ({ label: labels[name], disabled: !mayWrite, ...form.field(name) });
  return (
    <SectionCard title="사업자 정보" part={settings.law} form={form} mayWrite={mayWrite}>
      <TextField inputMode="tel" placeholder="123-45-67890" {...field('businessNumber')} />
      <KnownCompanyOffer
        businessNumber={form.values.businessNumber}
        isFilled={!mayWrite || form.values.company !== ''}
        onFill={(known) => {
          for (const [name, value] of Object.entries(known)) form.set(name as keyof typeof known, value);
        }}
      />
      <TextField {...field('company')} />
      <TextField {...field('representativeName')} />
      <TextField note="선택" {...field('registrationNumber')} />
      <TextField {...field('salesPermitNumber')} />
      <TextField note="선택" {...field('hostingProvider')} />
      <TextField {...field('address')} />
      <SelectField
        choices={certificates.map((value) => ({ value, label: value === '' ? '표시하지 않아요' : '에스크로 표시' }))}
        {...field('mobileCertificateImage')}
      />
      <TextField
        inputMode="url"
        placeholder="https://"
        note="표시를 누르면 열려요"
        {...field('mobileCertificateLink')}
      />
    </SectionCard>
  );
}
