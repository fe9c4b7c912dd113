import { reviewFits } from '@mall/contracts/customer-review-codes';
import { saveReviewLimits } from '@mall/contracts/limits/own-review';
import { fewestReviewLetters, type ReviewedLine } from '@mall/contracts/own-review';
import { fitNames } from '@mall/domain/customer-review-words';
import { Button } from '@mall/ui/button';
import { Checkbox } from '@mall/ui/checkbox';
import { Grid } from '@mall/ui/grid';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Picture } from '@mall/ui/picture';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { TextArea } from '@mall/ui/text-area';
import { TextField } from '@mall/ui/text-field';
import { Tile } from '@mall/ui/tile';
import { ErrorText } from '../../../components/error-text.tsx';
import { PictureField } from '../../../entities/picture/picture-field.tsx';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import { dayText } from '../../../lib/moment-text.ts';
import { type ReviewFormModel, useReviewForm } from '../model/use-review-form.ts';
import styles from './review-form.module.css';
import { StarChoice } from './star-choice.tsx';

/** Writes the review of what was bought, or changes it. */
export function ReviewForm({ reviewed }: { reviewed: ReviewedLine }) {
  const { form, pictures } = useReviewForm(reviewed);
  const { line, isWorn, review } = reviewed;
  return (
    <Stack as="form" gap={28} className={styles.form} {...form.props}>
      <Bought line={line} />
      <Stack gap={12}>
        <h2 className={styles.question}>{isWorn ? '입어 보니 어떠셨어요?' : '써 보니 어떠셨어요?'}</h2>
        <StarChoice value={form.values.stars} onChange={(stars) => form.set({ stars })} error={form.errors['stars']} />
      </Stack>
      {isWorn && <Wearer form={form} />}
      <TextArea
        label="후기"
        isRequired
        help={`${fewestReviewLetters}자부터 올릴 수 있어요.`}
        {...form.field('body')}
        maxLength={saveReviewLimits.body.maxLength}
      />
      <PictureField pictures={pictures} />
      <Stack gap={6}>
        <Checkbox checked={form.values.isRewarded} onChange={(event) => form.set({ isRewarded: event.target.checked })}>
          상품이나 할인, 보상을 받고 쓰는 후기예요
        </Checkbox>
        <Text variant="small" tone="muted">
          대가를 받고 쓴 후기에는 표시가 붙고, 별점은 평균에 들어가지 않아요. 이름은 가운데를 가려서 보여 드려요.
        </Text>
      </Stack>
      <ErrorText isAnnounced>{form.failure}</ErrorText>
      <Button type="submit" variant="primary" size="lg" block isLoading={form.isSending}>
        {review ? '후기 고치기' : '후기 올리기'}
      </Button>
    </Stack>
  );
}

function Bought({ line }: Pick<ReviewedLine, 'line'>) {
  const toUrl = useImageUrl();
  return (
    <div className={styles.bought}>
      <Tile className={styles.picture}>
        <Picture src={toUrl(line.image)} alt="" sizes="72px" />
      </Tile>
      <p>
        <b>{line.productName}</b>
        <span>{[line.optionText, `${dayText(line.confirmedAt)} 구매확정`].filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  );
}

const digitsOf = (most: number): number => String(most).length;

function Wearer({ form }: Pick<ReviewFormModel, 'form'>) {
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Text size={14} weight="semibold">
          사이즈
        </Text>
        <OptionTiles
          label="사이즈"
          columns={3}
          options={reviewFits.map((value) => ({ value, label: fitNames[value] }))}
          value={form.values.fit}
          onChange={(fit) => form.set({ fit })}
        />
      </Stack>
      <Grid columns="1fr 1fr 1fr" gap={8}>
        <TextField
          label="키 (cm)"
          inputMode="numeric"
          {...form.field('height')}
          maxLength={digitsOf(saveReviewLimits.height.max)}
        />
        <TextField
          label="몸무게 (kg)"
          inputMode="numeric"
          {...form.field('weight')}
          maxLength={digitsOf(saveReviewLimits.weight.max)}
        />
        <TextField label="평소 사이즈" {...form.field('usualSize')} />
      </Grid>
      <Text variant="small" tone="muted">
        적은 것만 후기와 함께 보여 드려요. 안 적어도 괜찮아요.
      </Text>
    </Stack>
  );
}
