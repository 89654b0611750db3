import { Box, chakra } from '@chakra-ui/react';
import { useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../ui/layout/use-media';
import type { HiddenSpan } from '../../../ui/messages/use-contact-warning';

interface MessageFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  hidden: readonly HiddenSpan[];
  onChange: (text: string) => void;
  onSend: () => void;
  /** Takes pasted files; undefined where none can be sent. */
  onFiles: ((files: File[]) => void) | undefined;
  describedBy: string | undefined;
}

const LINES = 6;
/* Shared by the field and the layer under it, so that both break lines at the same places. */
const TEXT = {
  gridArea: '1 / 1',
  minHeight: '11',
  paddingBlock: '9px',
  paddingInline: '1',
  font: 'inherit',
  lineHeight: '26px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** The text field: grows up to six lines, and underlines contact data with a wavy line. */
export function MessageField({ ref, value, hidden, onChange, onSend, onFiles, describedBy }: MessageFieldProps) {
  const { t } = useTranslation('messages');
  const underlay = useRef<HTMLDivElement>(null);
  // On-screen keyboards have no Shift+Enter, so Enter breaks the line there and the button sends.
  const isOnScreen = useMedia('(pointer: coarse)');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isOnScreen) return;
    event.preventDefault();
    onSend();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Cells of a spreadsheet bring a picture of themselves beside formatted text, which is what is pasted; the plain text of a file is its name.
    const isText = ['text/plain', 'text/html'].every((type) => event.clipboardData.getData(type) !== '');
    if (!onFiles || files.length === 0 || isText) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <Box flex="1" minWidth="0" display="grid" maxHeight={`${LINES * 26 + 18}px`} overflow="hidden">
      <Box
        ref={underlay}
        aria-hidden
        {...TEXT}
        maxHeight={`${LINES * 26 + 18}px`}
        overflow="hidden"
        color="transparent"
        pointerEvents="none"
      >
        <Marked text={value} hidden={hidden} />
        {'\u200b'}
      </Box>
      <chakra.textarea
        ref={ref}
        name="message"
        rows={1}
        aria-label={t('composer.label')}
        aria-describedby={describedBy}
        placeholder={t('composer.placeholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onScroll={({ currentTarget }) => {
          if (underlay.current) underlay.current.scrollTop = currentTarget.scrollTop;
        }}
        enterKeyHint={isOnScreen ? 'enter' : 'send'}
        {...TEXT}
        height="full"
        resize="none"
        bg="transparent"
        outline="none"
        overflowY="auto"
        scrollbarWidth="none"
        _placeholder={{ color: 'fg.subtle', opacity: '1' }}
      />
    </Box>
  );
}

function Marked({ text, hidden }: { text: string; hidden: readonly HiddenSpan[] }) {
  return hidden
    .map(({ from, to }, index) => (
      <span key={from}>
        {text.slice(hidden[index - 1]?.to ?? 0, from)}
        <chakra.span textDecoration="underline wavy 1.5px" textDecorationColor="fg.warning" textUnderlineOffset="4px">
          {text.slice(from, to)}
        </chakra.span>
      </span>
    ))
    .concat(<span key="rest">{text.slice(hidden.at(-1)?.to ?? 0)}</span>);
}
