import { boundedText, entity, integer, oneOf, trimmedText, type ValueOf } from '@mall/contracts/wire';
import { Grid } from '@mall/ui/grid';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import { useState } from 'react';
import { Badge, Dot, Flag, type Tone, Toned } from '../src/kit/badge.tsx';
import { Button, IconButton } from '../src/kit/button.tsx';
import { Checkbox, RadioGroup, Segment, SelectField, Switch, TextArea, TextField } from '../src/kit/form/controls.tsx';
import { Form, FormSection, SaveBar } from '../src/kit/form/form.tsx';
import { useOfficeForm } from '../src/kit/form/use-office-form.ts';
import { Ledger, SumBadge } from '../src/kit/ledger.tsx';
import { Avatar, LongNumber, MallName } from '../src/kit/marks.tsx';
import { ConfirmInWords } from '../src/kit/overlay/confirm-in-words.tsx';
import { Menu } from '../src/kit/overlay/menu.tsx';
import { Card, PageBody, PageHead } from '../src/kit/page.tsx';
import { Masked, RevealButton, useReveal } from '../src/kit/reveal.tsx';
import { Empty, Failure, NotThere, RowSkeleton } from '../src/kit/states.tsx';
import { Timeline } from '../src/kit/timeline.tsx';
import { useToast } from '../src/kit/toast.tsx';
import { OfficeError } from '../src/lib/office-error.ts';

const tones: readonly Tone[] = ['plain', 'ok', 'warn', 'err', 'info', 'vio'];
const choices = [
  { value: 'one', label: '하나' },
  { value: 'two', label: '둘' },
];

/** Each piece in its states; the list has a page of its own. */
export function Pieces() {
  return (
    <>
      <PageHead
        title="상태"
        context="모든 화면이 가져야 하는 모습"
        actions={<Button variant="primary">한 번만</Button>}
      />
      <PageBody>
        <Grid columns={2} gap={16}>
          <Marks />
          <Buttons />
          <Fields />
          <Asking />
          <Card title="불러오는 중" isFlush>
            <RowSkeleton rows={6} />
          </Card>
          <Card title="빈 상태">
            <Empty title="선택한 조건에 맞는 주문이 없어요" actions={<Button variant="primary">금액 조건 빼기</Button>}>
              ‘금액 500만원 이상’을 빼면 1,284건이 있어요
            </Empty>
          </Card>
          <Card title="오류">
            <Failure what="주문을" error={busy} retry={() => undefined} />
          </Card>
          <Card title="권한 없음">
            <NotThere />
          </Card>
          <Conflicting />
          <Money />
          <History />
          <Person />
        </Grid>
      </PageBody>
    </>
  );
}

const busy = new OfficeError({
  code: '5030',
  message: '서버가 잠깐 바빠요. 다시 시도해 주세요.',
  status: 503,
  requestId: '9f21c0de-1',
});

function Marks() {
  return (
    <Card title="표시">
      <Stack gap={12}>
        <Row gap={8} wraps>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row gap={12} wraps>
          {tones.map((tone) => (
            <Dot key={tone} tone={tone}>
              {tone}
            </Dot>
          ))}
        </Row>
        <Row gap={8}>
          <Flag code="R" /> <Flag code="Y" /> <Flag code="N" /> <Avatar name="최하린" />{' '}
          <Avatar name="이도윤" size="sm" />
          <MallName mallId={1} name="한울복지몰" /> <LongNumber value="2026112300041877" />
          <Toned tone="err" isStrong>
            2일 3시간 지남
          </Toned>
        </Row>
      </Stack>
    </Card>
  );
}

function Buttons() {
  const toast = useToast();
  return (
    <Card title="버튼과 알림">
      <Stack gap={12}>
        <Row gap={8} wraps>
          <Button variant="primary" icon={Truck}>
            발송하기
          </Button>
          <Button>내려받기</Button>
          <Button variant="act">선택</Button>
          <Button variant="ghost">초기화</Button>
          <Button variant="danger">몰 닫기</Button>
          <Button isBusy>저장</Button>
          <Button disabled>저장</Button>
          <IconButton icon={Check} label="확인" hasNews />
          <Menu
            trigger={<Button>더 보기</Button>}
            groups={[
              [{ label: '명세서', run: () => undefined }],
              [{ label: '주문 취소', isDanger: true, run: () => undefined }],
            ]}
          />
        </Row>
        <Row gap={8}>
          <Button onClick={() => toast({ message: '4건을 발송했어요', undo: () => toast('되돌렸어요') })}>
            되돌리기 알림
          </Button>
          <Button onClick={() => toast.error(new OfficeError({ code: '4094', message: '1건은 발송하지 못했어요' }))}>
            오류 알림
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function Fields() {
  const [value, setValue] = useState('one');
  const [isOn, setOn] = useState(true);
  return (
    <Card title="입력">
      <Stack gap={12}>
        <TextField label="판매가" inputMode="numeric" unit="원" defaultValue="279,000" help="부가세를 포함해요" />
        <TextField label="송장 번호" defaultValue="6041" error="12자리로 입력해 주세요." />
        <TextArea label="메모" placeholder="회원에게 안 보여요" />
        <SelectField label="택배사" choices={choices} />
        <Row gap={16} wraps>
          <Checkbox>선택</Checkbox>
          <Checkbox defaultChecked>선택됨</Checkbox>
          <Checkbox isMixed>일부</Checkbox>
          <Switch label="진열" isOn={isOn} onChange={setOn} />
          <Segment label="보기" choices={choices} value={value} onChange={setValue} />
        </Row>
        <RadioGroup legend="사유" name="shown" choices={choices} value={value} onChange={setValue} />
      </Stack>
    </Card>
  );
}

function Asking() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="위험한 일">
      <Button variant="danger" onClick={() => setAsking(true)}>
        새길물류 임직원몰 닫기
      </Button>
      {isAsking && (
        <ConfirmInWords
          title="새길물류 임직원몰을 닫을까요?"
          name="새길물류 임직원몰"
          action="몰 닫기"
          onConfirm={async () => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          회원 980명이 더 이상 들어오지 못해요. 보내는 중인 주문 14건은 끝까지 처리해요.
        </ConfirmInWords>
      )}
    </Card>
  );
}

const product = entity({ price: integer, stock: integer, tag: trimmedText(20) });
const saved = { by: '박서연', at: '2026-11-23T01:40:00Z', saved: { price: 279_000, stock: 38, tag: '접이식' } };

/** Saves over what somebody else has saved first; the second try goes through. */
function Conflicting() {
  const toast = useToast();
  const form = useOfficeForm({
    shape: product,
    values: { price: '299000', stock: '38', tag: '40시간 재생' },
    toBody: ({ price, stock, tag }) => ({ price: Number(price), stock: Number(stock), tag }),
    labels: { price: '판매가', stock: '재고', tag: '태그 문구' },
    send: async (_, conflict) => {
      if (!conflict) throw new OfficeError({ code: '4090', message: '그사이 바뀌었어요.', data: saved });
    },
    onSent: () => toast('저장했어요'),
  });
  return (
    <Card title="충돌" isFlush footer={<SaveBar form={form} />}>
      <Stack padding={16}>
        <Form form={form} asksBeforeLeaving={false}>
          <FormSection title="판매" note="몰마다 다르게 둘 수 있어요">
            <TextField label="판매가" {...form.field('price')} />
            <TextField label="재고" {...form.field('stock')} />
            <TextField label="태그 문구" {...form.field('tag')} />
          </FormSection>
        </Form>
      </Stack>
    </Card>
  );
}

function Money() {
  return (
    <Card title="결제·환불 내역" end={<SumBadge isRight />} isFlush>
      <Ledger
        movements={[
          { key: '1', at: '2026-11-22T12:14:00Z', what: '카드 결제', through: '솔카드', amount: 338_700 },
          { key: '2', what: '카드 일부 취소', through: '결정 대기', amount: -240_111 },
        ]}
      />
    </Card>
  );
}

function History() {
  return (
    <Card title="처리 이력">
      <Timeline
        items={[
          {
            key: '1',
            title: '회원이 반품을 요청했어요',
            note: '헤드폰 1개 · 단순 변심',
            at: '2026-11-23T00:30:00Z',
            icon: RotateCcw,
            tone: 'err',
          },
          {
            key: '2',
            title: '배송완료',
            note: '문 앞 사진을 남겼어요',
            at: '2026-11-22T23:51:00Z',
            icon: Check,
            tone: 'ok',
          },
          {
            key: '3',
            title: '발송 · 송장 6041 2286 9917',
            note: '최하린이 12건을 한 번에 보냈어요',
            at: '2026-11-22T14:05:00Z',
            icon: Truck,
          },
        ]}
      />
    </Card>
  );
}

const whyLooked = entity({ reason: oneOf(['PICKUP', 'OTHER']), words: boundedText(200) });

function Person() {
  const reveal = useReveal(async (_: ValueOf<typeof whyLooked>) => ({ phone: '010-5555-2231' }));
  const reasons = [
    { value: 'PICKUP', label: '반품 수거지 확인' },
    { value: 'OTHER', label: '직접 입력', isOwn: true },
  ] as const;
  return (
    <Card title="주문한 분" end={<RevealButton shape={whyLooked} what="이름·전화·주소" {...{ reveal, reasons }} />}>
      <KeyValueList
        items={[{ label: '휴대전화', value: <Masked shown={reveal.values?.phone}>010-****-2231</Masked> }]}
      />
    </Card>
  );
}
