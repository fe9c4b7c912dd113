import { type Family, item, sticker } from './family.ts';

export const airApplianceFamilies: readonly Family[] = [
  {
    category: '가전 > 공기청정기',
    notice: 'electronics',
    delivery: 'today',
    headline: '사방에서 들이마시고\n위로 내쉬는 맑은 공기',
    features: [
      ['360도 흡입', '벽에 붙이지 않고 방 한가운데에서 고르게 거릅니다.'],
      ['0.01㎛까지 거르는 필터', '세탁하는 프리필터와 H13 헤파를 겹쳤습니다.'],
      ['밤에는 19dB', '잠든 걸 알아채면 불빛과 바람을 낮춥니다.'],
    ],
    specs: { 면적: '66㎡ (20평)', 소음: '19–48dB', '소비 전력': '42W', 크기: '지름 280 × 높이 540 mm / 6.4 kg' },
    tags: ['공기청정기', '미세먼지', '아기방', '겨울', '필터'],
    items: [
      item('맑은터', '360 공기청정기 20평형', 'MT-A20', 429000, 298000, 'airpurifier airpurifier_beige airpurifier_green', '방 한가운데 두고 쓰는 원통형 360도 공기청정기', { tag: '교체 필터 1개 더', stickers: [sticker.only] }),
      item('맑은터', '360 공기청정기 30평형 거실용', 'MT-A30', 629000, 459000, 'airpurifier_beige airpurifier', '거실과 주방을 함께 맡는 99㎡', { specs: { 면적: '99㎡ (30평)', 크기: '지름 340 × 높이 680 mm / 9.8 kg' } }),
      item('맑은터', '침실용 저소음 공기청정기 10평형', 'MT-A10', 229000, 159000, 'airpurifier_green airpurifier', '17dB 속삭임보다 조용한 침실용', { stickers: [sticker.value], specs: { 면적: '33㎡ (10평)' } }),
      item('라온', '반려동물 공기청정기 털·냄새 특화', 'RA-AP20', 459000, 339000, 'airpurifier', '털은 겉망에서, 냄새는 탈취 필터에서 한 번 더', { tags: ['반려동물'] }),
    ],
  },
  {
    category: '가전 > 계절 가전 > 가습기·제습기',
    notice: 'electronics',
    delivery: 'today',
    headline: '목이 편안한\n겨울 아침',
    features: [
      ['찬 가습과 따뜻한 가습', '날씨에 따라 두 가지 가습을 섞어 씁니다.'],
      ['통째로 씻는 물통', '손이 들어가는 입구라 구석까지 닦입니다.'],
      ['습도를 재서 알아서', '55%를 지키다 넘으면 스스로 쉽니다.'],
    ],
    specs: { 용량: '6L', 가습량: '시간당 최대 450ml', '소비 전력': '찬 가습 28W · 따뜻한 가습 120W', 크기: '218 × 218 × 318 mm / 2.3 kg' },
    tags: ['가습기', '겨울', '아기방', '무드등', '건조'],
    items: [
      item('촉촉', '복합식 가습기 6L 무드등', 'CC-60', 149000, 94000, 'humidifier_sky humidifier humidifier_pink', '찬 가습과 따뜻한 가습을 오가는 6L, 밤에는 무드등', { tag: '아침까지 물 안 채워도 돼요', stickers: [sticker.today] }),
      item('촉촉', '초음파 가습기 4L 탑필', 'CC-40', 79000, 52900, 'humidifier humidifier_sky humidifier_pink', '위에서 물을 붓는 간편한 4L 가습기', { specs: { 용량: '4L', '소비 전력': '25W' } }),
      item('맑은터', '가열식 스테인리스 가습기 5L', 'MT-H5', 189000, 139000, 'humidifier', '끓여 내보내 세균 걱정을 던 스테인리스 통', { specs: { 용량: '5L', '소비 전력': '320W' } }),
      item('촉촉', '책상용 미니 가습기 500ml USB', 'CC-05', 29000, 18900, 'humidifier_pink humidifier_sky', '사무실 책상에 두는 조용한 미니 가습기', { delivery: 'paidToday', specs: { 용량: '500ml', '소비 전력': '4W' } }),
    ],
  },
  {
    category: '가전 > 계절 가전 > 가습기·제습기',
    notice: 'electronics',
    delivery: 'today',
    headline: '빨래가 마르고\n방이 가벼워지는',
    features: [
      ['하루 16L 제습', '장마철 거실과 빨래방을 넉넉히 맡습니다.'],
      ['물통이 차면 스스로 멈춤', '4L 물통이 차면 알림과 함께 멈춥니다.'],
      ['바퀴로 방마다', '손잡이와 바퀴가 있어 욕실 앞까지 옮깁니다.'],
    ],
    specs: { 제습량: '하루 16L', 에너지등급: '1등급', '소비 전력': '260W', 크기: '360 × 560 × 245 mm / 14 kg' },
    tags: ['제습기', '장마', '빨래', '습기', '드레스룸'],
    items: [
      item('촉촉', '저소음 제습기 16L', 'CC-D16', 399000, 289000, 'dehumidifier dehumidifier_gray', '1등급 인버터로 전기료를 줄인 16L 제습기'),
      item('촉촉', '대용량 제습기 20L 연속 배수', 'CC-D20', 489000, 369000, 'dehumidifier_gray dehumidifier', '호스를 이어 두면 비울 일 없는 20L', { specs: { 제습량: '하루 20L' } }),
      item('라온', '옷장·욕실용 소형 제습기 2L', 'RA-D2', 119000, 79000, 'dehumidifier', '좁은 드레스룸을 뽀송하게 지키는 작은 제습기', { stickers: [sticker.value], specs: { 제습량: '하루 0.6L', '소비 전력': '45W' } }),
    ],
  },
  {
    category: '가전 > 계절 가전 > 선풍기·에어컨',
    notice: 'electronics',
    delivery: 'free',
    headline: '자연풍처럼\n끊어지지 않는 바람',
    features: [
      ['속삭이는 12dB', '도서관보다 조용해 아기방에서도 틉니다.'],
      ['1시간 전기료 약 1원', 'BLDC 모터로 밤새 틀어도 부담이 없습니다.'],
      ['위아래로도 도는 바람', '3D 회전으로 방 공기를 고르게 섞습니다.'],
    ],
    specs: { 날개: '7엽 14인치', 소음: '12–48dB', '소비 전력': '26W', 크기: '360 × 960 × 330 mm / 5.2 kg' },
    tags: ['선풍기', '여름', 'BLDC', '써큘레이터', '저소음'],
    items: [
      item('바람결', 'BLDC 저소음 선풍기 14인치', 'BR-F14', 139000, 89000, 'fan', '아기방에도 트는 12dB 저소음 선풍기'),
      item('바람결', '3D 회전 써큘레이터 C10', 'BR-C10', 99000, 66900, 'fan', '냉방과 난방을 고르게 퍼뜨리는 써큘레이터', { stickers: [sticker.value] }),
      item('온기', '무선 충전식 캠핑 선풍기', 'OG-F8', 89000, 57000, 'fan', '충전해 24시간, 접어서 들고 다니는 선풍기', { tags: ['캠핑'], delivery: 'today' }),
    ],
  },
  {
    category: '가전 > 계절 가전 > 선풍기·에어컨',
    notice: 'electronics',
    delivery: 'expert',
    headline: '찬 바람을 피해\n시원하게',
    features: [
      ['직접 닿지 않는 바람', '천장을 타고 퍼져 오래 있어도 춥지 않습니다.'],
      ['속까지 말리는 자동 건조', '끄고 나면 내부를 말려 냄새를 막습니다.'],
      ['전기료를 보며 쓰기', '오늘 쓴 전기와 예상 요금을 앱에서 봅니다.'],
    ],
    specs: { 면적: '58.5㎡ (18평)', 에너지등급: '1등급', '소비 전력': '1,950W', 크기: '330 × 1,850 × 330 mm / 32 kg' },
    tags: ['에어컨', '여름', '스탠드', '설치', '거실'],
    items: [
      item('바람결', '스탠드 에어컨 18평 인버터', 'BR-A18', 1990000, 1490000, 'aircon', '비수기 설치 특가, 직접 닿지 않는 바람', { tag: '비수기 설치비 무료', stickers: [sticker.install] }),
      item('바람결', '투인원 에어컨 18평+6평', 'BR-A24', 2690000, 2050000, 'aircon', '거실과 안방을 한 번에 갖추는 투인원', { specs: { 면적: '58.5㎡ + 18.7㎡' } }),
    ],
  },
  {
    category: '가전 > 계절 가전 > 히터',
    notice: 'electronics',
    delivery: 'today',
    headline: '켜자마자\n발끝부터 따뜻하게',
    features: [
      ['3초면 붉게', '카본 열선이 곧바로 달아올라 기다리지 않습니다.'],
      ['넘어지면 꺼지는 안전장치', '기울기와 과열을 살펴 스스로 전기를 끊습니다.'],
      ['앞은 뜨겁고 뒤는 미지근', '벽 가까이 두어도 안심하는 단열 구조입니다.'],
    ],
    specs: { 난방: '3단계 (600 · 1,200 · 1,800W)', 타이머: '1–9시간', '소비 전력': '1,800W', 크기: '340 × 640 × 180 mm / 4.6 kg' },
    tags: ['히터', '난로', '겨울', '사무실', '캠핑'],
    items: [
      item('온기', '카본 전기히터 5열 1800W', 'OG-H5', 129000, 84900, 'heater', '사무실 발밑을 데우는 카본 히터', { stickers: [sticker.today] }),
      item('온기', '컨벡터 벽걸이 히터 욕실 겸용', 'OG-C2', 189000, 139000, 'heater', '물 튀는 곳에서도 쓰는 IP24 방수 컨벡터', { specs: { 방수: 'IP24' } }),
      item('바람결', '온풍 팬히터 미니 PTC', 'BR-H1', 59000, 38900, 'heater', '책상 아래 쏙 들어가는 PTC 온풍기', { stickers: [sticker.value], delivery: 'paidToday' }),
    ],
  },
];
