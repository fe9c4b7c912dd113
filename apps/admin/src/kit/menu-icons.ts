import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import BookOpenText from 'lucide-react/icons/book-open-text';
import Boxes from 'lucide-react/icons/boxes';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import ChartColumn from 'lucide-react/icons/chart-column';
import Circle from 'lucide-react/icons/circle';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Coins from 'lucide-react/icons/coins';
import ContactRound from 'lucide-react/icons/contact-round';
import Download from 'lucide-react/icons/download';
import EqualNot from 'lucide-react/icons/equal-not';
import FileText from 'lucide-react/icons/file-text';
import FolderTree from 'lucide-react/icons/folder-tree';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import Headset from 'lucide-react/icons/headset';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Mails from 'lucide-react/icons/mails';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import Palette from 'lucide-react/icons/palette';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Sheet from 'lucide-react/icons/sheet';
import ShieldUser from 'lucide-react/icons/shield-user';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Tag from 'lucide-react/icons/tag';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Timer from 'lucide-react/icons/timer';
import Truck from 'lucide-react/icons/truck';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import Users from 'lucide-react/icons/users';

const icons: Readonly<Record<string, LucideIcon>> = {
  'badge-percent': BadgePercent,
  'book-open-text': BookOpenText,
  boxes: Boxes,
  'calendar-clock': CalendarClock,
  'calendar-sync': CalendarSync,
  'chart-column': ChartColumn,
  'circle-question-mark': CircleQuestionMark,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  coins: Coins,
  'contact-round': ContactRound,
  download: Download,
  'equal-not': EqualNot,
  'file-text': FileText,
  'folder-tree': FolderTree,
  'gallery-horizontal-end': GalleryHorizontalEnd,
  headset: Headset,
  house: House,
  landmark: Landmark,
  layers: Layers,
  images: Images,
  'layout-grid': LayoutGrid,
  'layout-template': LayoutTemplate,
  'list-checks': ListChecks,
  mail: Mail,
  mails: Mails,
  megaphone: Megaphone,
  'message-square-text': MessageSquareText,
  package: Package,
  palette: Palette,
  'receipt-text': ReceiptText,
  'rotate-ccw': RotateCcw,
  scale: Scale,
  'scroll-text': ScrollText,
  search: Search,
  sheet: Sheet,
  'shield-user': ShieldUser,
  smartphone: Smartphone,
  star: Star,
  store: Store,
  tag: Tag,
  'ticket-percent': TicketPercent,
  timer: Timer,
  truck: Truck,
  'user-round': UserRound,
  'user-round-check': UserRoundCheck,
  'user-round-cog': UserRoundCog,
  users: Users,
};

/** The icon of a menu's item, which the menu names by its file in lucide-react/icons. */
export const menuIcon = (name: string): LucideIcon => icons[name] ?? Circle;
