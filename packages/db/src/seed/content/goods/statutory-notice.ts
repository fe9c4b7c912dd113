import { keyOf } from '../../demo-files/references.ts';
import type { Labelled } from '../types.ts';

export type NoticeSubject = {
  brand: string;
  name: string;
  model: string;
  specs: Readonly<Record<string, string>>;
};

type Rows = (subject: NoticeSubject) => readonly (readonly [label: string, value: string])[];

const asDescribed = '상품 상세 설명 참고';
const warranty = '구입 후 1년, 소비자분쟁해결기준(공정거래위원회 고시)을 따름';
const size = ({ specs }: NoticeSubject) => specs.크기 ?? asDescribed;

/** Rows by sort of goods, after the Fair Trade Commission's notice on product information. */
const rowsByKind = {
  electronics: (subject) => [
    ['KC 인증', `R-R-MOA-${subject.model} (전기용품·방송통신기자재)`],
    ['정격 전압·소비 전력', subject.specs['소비 전력'] ?? subject.specs.전원 ?? 'AC 220V / 60Hz'],
    ['동일 모델 출시 연월', '2026년 3월'],
    ['크기', size(subject)],
    ['품질보증 기준', warranty],
  ],
  furniture: (subject) => [
    ['KC 인증', '안전기준 준수 대상 생활용품'],
    ['주요 소재', subject.specs.소재 ?? asDescribed],
    ['크기', size(subject)],
    ['배송·설치 비용', '기본 설치 무료, 사다리차가 필요하면 고객 부담'],
    ['품질보증 기준', warranty],
  ],
  household: (subject) => [
    ['재질', subject.specs.소재 ?? asDescribed],
    ['크기·용량', subject.specs.용량 ?? size(subject)],
    ['구성품', subject.specs.구성 ?? '본품'],
    ['동일 모델 출시 연월', '2026년 2월'],
    ['품질보증 기준', warranty],
  ],
  fashion: (subject) => [
    ['제품 소재', subject.specs.소재 ?? asDescribed],
    ['치수', subject.specs.크기 ?? '상세 치수표 참고'],
    ['세탁 방법', subject.specs.세탁 ?? '찬물 단독 손세탁'],
    ['제조 연월', '2026년 8월'],
    ['품질보증 기준', warranty],
  ],
  bag: (subject) => [
    ['종류', '가방·잡화'],
    ['소재', subject.specs.소재 ?? asDescribed],
    ['크기', size(subject)],
    ['취급 시 주의사항', '직사광선과 습기를 피하고 물에 젖으면 그늘에서 말려 주세요'],
    ['품질보증 기준', warranty],
  ],
  shoes: (subject) => [
    ['주소재', subject.specs.소재 ?? asDescribed],
    ['발길이', '230–290mm (10mm 단위)'],
    ['굽 높이', subject.specs.굽 ?? '3.2cm'],
    ['취급 시 주의사항', '세탁기에 돌리지 말고 부드러운 솔로 닦아 주세요'],
    ['품질보증 기준', warranty],
  ],
  cosmetics: (subject) => [
    ['내용물의 용량 또는 중량', subject.specs.용량 ?? asDescribed],
    ['제품 주요 사양', subject.specs['피부 타입'] ?? '모든 피부용'],
    ['사용기한', '제조일로부터 30개월, 개봉 후 12개월'],
    ['사용할 때의 주의사항', '사용 중 붉은 반점이나 부어오름이 있으면 전문의와 상담해 주세요'],
    ['소비자 상담 전화', '1670-0000'],
  ],
  freshFood: (subject) => [
    ['용량·수량', subject.specs.중량 ?? asDescribed],
    ['원산지', subject.specs.원산지 ?? '국내산'],
    ['수확·도축 시기', '발송일 기준 7일 이내'],
    ['보관 방법', subject.specs.보관 ?? '받은 뒤 서늘한 곳이나 냉장 보관'],
    ['등급·관련 인증', subject.specs.등급 ?? '해당 없음'],
  ],
  processedFood: (subject) => [
    ['식품의 유형', subject.specs.유형 ?? '기타 가공품'],
    ['용량·수량', subject.specs.중량 ?? asDescribed],
    ['원재료와 원산지', subject.specs.원산지 ?? asDescribed],
    ['소비기한', '받는 날 기준 90일 이상 남은 제품'],
    ['보관 방법', subject.specs.보관 ?? '직사광선을 피해 서늘한 곳에 보관'],
  ],
  healthFood: (subject) => [
    ['식품의 유형', '건강기능식품'],
    ['용량·수량', subject.specs.중량 ?? asDescribed],
    ['섭취량과 섭취 방법', subject.specs.섭취 ?? '하루 1회, 1포'],
    ['주의사항', '질병의 예방과 치료를 위한 의약품이 아닙니다'],
    ['소비기한', '제조일로부터 24개월'],
  ],
  kids: (subject) => [
    ['KC 인증', `CB0${subject.model.length}1R-2026 (어린이제품 안전확인)`],
    ['사용 연령', subject.specs['사용 연령'] ?? '36개월 이상'],
    ['재질', subject.specs.소재 ?? asDescribed],
    ['크기·중량', size(subject)],
    ['품질보증 기준', warranty],
  ],
  sports: (subject) => [
    ['크기·중량', size(subject)],
    ['재질', subject.specs.소재 ?? asDescribed],
    ['구성품', subject.specs.구성 ?? '본품, 사용 설명서'],
    ['동일 모델 출시 연월', '2026년 4월'],
    ['품질보증 기준', warranty],
  ],
} as const satisfies Record<string, Rows>;

type NoticeKind = keyof typeof rowsByKind;

export const noticeKind = keyOf(rowsByKind);

/** 상품정보제공고시 (전자상거래법 제13조). */
export function statutoryNotice(kind: NoticeKind, subject: NoticeSubject): Labelled[] {
  const rows = [
    ['품명·모델명', `${subject.name} / ${subject.model}`] as const,
    ...rowsByKind[kind](subject),
    ['제조자', `${subject.brand} 협력사`] as const,
    ['제조국', subject.specs.제조국 ?? '대한민국'] as const,
    ['A/S 책임자·전화번호', `${subject.brand} 고객지원팀 · 02-000-0000`] as const,
  ];
  return rows.map(([label, value]) => ({ label, value }));
}
