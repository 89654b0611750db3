import { Box, chakra } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format';

/** A progress bar with a label. */
export function ProgressLine({ label, percent }: { label: string; percent: number }) {
  const formats = useFormats();
  return (
    <Box>
      <Box display="flex" justifyContent="space-between" gap="4" textStyle="small">
        <span>{label}</span>
        <chakra.span fontVariantNumeric="tabular-nums" aria-hidden>
          {formats.percent(percent)}
        </chakra.span>
      </Box>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        marginTop="2"
        height="6px"
        borderRadius="full"
        bg="border"
        overflow="hidden"
      >
        <Box
          height="100%"
          minWidth="6px"
          borderRadius="full"
          bg="brand.solid"
          transition="width 300ms"
          style={{ width: `${percent}%` }}
        />
      </Box>
    </Box>
  );
}
