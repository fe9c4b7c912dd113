import { mallStyles } from '@mall/contracts/codes';
import { type MallSettings, saveMallLook } from '@mall/contracts/office/malls';
import { RadioGroup } from '../../../kit/form/controls.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card } from '../../../kit/page.tsx';
import { useMay } from '../../../lib/use-me.ts';
import { useAct } from '../../../lib/use-office.ts';
import { styleWords } from '../mall-words.ts';
import { SectionCard } from '../section-card.tsx';
import { settingsReads, useSectionForm } from '../use-section-form.ts';

const labels = { style: '테마' };
type Style = (typeof mallStyles)[number];

/** The mall's base theme; its colours and logo are chosen at their own desk, which links back. */
export function LookStep({ settings }: { settings: MallSettings }) {
  const mayTheme = useMay('themes.read');
  const mayWrite = settings.mayWrite.includes('look');
  const save = useAct(saveMallLook, { changes: settingsReads });
  const form = useSectionForm<'look', { style: Style }>({
    ...{ part: settings.look, shape: saveMallLook.body, labels },
    toValues: ({ style }) => ({ style }),
    toBody: (values) => values,
    send: (body) => save.mutateAsync({ params: { mallId: settings.mallId }, body }),
  });
  return (
    <>
      <SectionCard title="기본 테마" part={settings.look} form={form} mayWrite={mayWrite}>
        <RadioGroup
          legend={labels.style}
          isLegendHidden
          name="style"
          choices={mallStyles.map((value) => ({ value, label: styleWords[value], isDisabled: !mayWrite }))}
          value={form.values.style}
          onChange={(style) => form.set('style', style as Style)}
        />
      </SectionCard>
      {mayTheme && (
        <Card title="색과 로고" note="로고를 올리면 어울리는 색을 골라 줘요">
          <OfficeLink isButton screen="themes" search={{ mall: settings.mallUrl, opening: 'look' }}>
            테마에서 색과 로고 정하기
          </OfficeLink>
        </Card>
      )}
    </>
  );
}
