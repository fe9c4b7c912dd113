import {
  exhibitionCalls,
  mostBenefits,
  mostSectionProducts,
  type SectionWords,
} from '@mall/contracts/office/exhibitions';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../kit/button.tsx';
import content from '../../../kit/content/content.module.css';
import { MovableCard, movedTo } from '../../../kit/content/movable-card.tsx';
import { SelectField, TextArea, TextField } from '../../../kit/form/controls.tsx';
import { longestOf } from '../../../kit/form/longest.ts';
import type { FieldErrors } from '../../../kit/form/shape-errors.ts';
import { Thumb } from '../../../kit/thumb.tsx';
import { drawingChoices } from './drawings.ts';
import { SectionProducts } from './section-products.tsx';

type Props = {
  mallId: number;
  section: SectionWords;
  /** Its path in error names. */
  at: string;
  errors: FieldErrors;
  onChange: (values: Partial<SectionWords>) => void;
};
type Benefit = SectionWords['benefits'][number];

const texts = [
  { name: 'anchor', label: '탭 이름' },
  { name: 'title', label: '구역 제목' },
  { name: 'description', label: '구역 설명', note: '선택' },
] as const;

/** A section's texts, its products in order, and its benefits. */
export function SectionFields({ mallId, section, at, errors, onChange }: Props) {
  const { benefits, productNos } = section;
  return (
    <>
      {texts.map(({ name, ...words }) => (
        <TextField
          key={name}
          {...words}
          maxLength={longestOf(exhibitionCalls.save.body, `${at}.${name}`)}
          value={section[name]}
          error={errors[`${at}.${name}`]}
          onChange={({ target: { value } }) => onChange({ [name]: value })}
        />
      ))}
      <SectionProducts
        {...{ mallId, productNos }}
        isFull={productNos.length >= mostSectionProducts}
        error={errors[`${at}.productNos`]}
        onChange={(numbers) => onChange({ productNos: numbers })}
      />
      {benefits.map((benefit, place) => (
        <MovableCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a benefit is known by its place alone
          key={place}
          name={`혜택 ${place + 1}`}
          isFirst={place === 0}
          isLast={place === benefits.length - 1}
          onMove={(by) => onChange({ benefits: movedTo(benefits, place, place + by) })}
          onRemove={() => onChange({ benefits: benefits.filter((_, other) => other !== place) })}
        >
          <BenefitFields
            {...{ benefit, errors, at: `${at}.benefits.${place}` }}
            onChange={(values) =>
              onChange({ benefits: benefits.map((one, other) => (other === place ? { ...one, ...values } : one)) })
            }
          />
        </MovableCard>
      ))}
      {benefits.length < mostBenefits && (
        <Button
          size="sm"
          icon={Plus}
          onClick={() => onChange({ benefits: [...benefits, { kicker: '', title: '', image: '' }] })}
        >
          혜택 추가
        </Button>
      )}
    </>
  );
}

type BenefitProps = {
  benefit: Benefit;
  at: string;
  errors: FieldErrors;
  onChange: (values: Partial<Benefit>) => void;
};

const BenefitFields = ({ benefit, at, errors, onChange }: BenefitProps) => (
  <>
    <div className={content.pair}>
      <TextField
        label="혜택 위 글"
        note="선택"
        maxLength={longestOf(exhibitionCalls.save.body, `${at}.kicker`)}
        value={benefit.kicker}
        error={errors[`${at}.kicker`]}
        onChange={({ target: { value } }) => onChange({ kicker: value })}
      />
      <TextArea
        label="혜택"
        rows={2}
        maxLength={longestOf(exhibitionCalls.save.body, `${at}.title`)}
        value={benefit.title}
        error={errors[`${at}.title`]}
        onChange={({ target: { value } }) => onChange({ title: value })}
      />
    </div>
    <div className={content.pair}>
      <SelectField
        label="그림"
        choices={drawingChoices(benefit.image)}
        value={benefit.image}
        onChange={({ target: { value } }) => onChange({ image: value })}
      />
      {benefit.image !== '' && <Thumb image={`${benefit.image}.96.webp`} />}
    </div>
  </>
);
