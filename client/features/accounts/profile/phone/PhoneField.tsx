import { Badge, Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnReplacement } from '../../../../forms/use-focus-on-replacement';
import { useRemovePhoneMutation } from '../../../../generated/graphql';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { FailureBox } from '../../../../ui/feedback/FailureBox';
import { toast } from '../../../../ui/feedback/toast';
import { useFailure } from '../../../../ui/feedback/use-failure';
import { evictPublicProfile } from '../profile.cache';
import { PhoneCodeForm } from './PhoneCodeForm';
import { PhoneNumberForm } from './PhoneNumberForm';
import { readSentCode, storeSentCode, type SentCode } from './sent-code';
import { phoneText } from '../../../../ui/display/phone-text';

interface PhoneFieldProps {
  /** The verified phone. */
  phone: string | null;
}

/** The viewer's phone: shown when verified, else entered, first the number and then the code. */
export function PhoneField({ phone }: PhoneFieldProps) {
  const { t } = useTranslation('profile');
  const [isChanging, setChanging] = useState(false);
  const [restored] = useState(readSentCode);
  const [sent, setSent] = useState(restored);
  const [number, setNumber] = useState('');
  const keep = (next: SentCode | null): void => {
    storeSentCode(next);
    setSent(next);
  };
  const isShown = phone !== null && !isChanging;
  const turn = useFocusOnReplacement<HTMLDivElement>(sent ? 'code' : isShown ? 'shown' : 'number');
  return <div ref={turn}>{parts()}</div>;

  function parts() {
    if (!sent)
      return isShown ? (
        <VerifiedPhone phone={phone} onChange={() => setChanging(true)} />
      ) : (
        <PhoneNumberForm start={number} onSent={keep} onCancel={phone ? () => setChanging(false) : undefined} />
      );
    return (
      <PhoneCodeForm
        sent={sent}
        isRestored={sent === restored}
        onSentAgain={keep}
        onOther={() => {
          setNumber(sent.phone);
          keep(null);
        }}
        onConfirmed={() => {
          keep(null);
          setChanging(false);
          toast({ title: t('phone.confirmed'), tone: 'success' });
        }}
      />
    );
  }
}

function VerifiedPhone({ phone, onChange }: { phone: string; onChange: () => void }) {
  const { t } = useTranslation('profile');
  const [isConfirming, setConfirming] = useState(false);
  const { failure, fail, clear } = useFailure(null, { isShown: isConfirming });
  const [remove, { loading }] = useRemovePhoneMutation({
    update: (cache, { data }) => data && evictPublicProfile(cache, data.removePhone.viewer.userId),
  });
  const ask = () => {
    clear();
    setConfirming(true);
  };
  const takeAway = async () => {
    clear();
    try {
      await remove();
    } catch (error) {
      return fail(error);
    }
    toast({ title: t('phone.removed'), tone: 'success' });
    setConfirming(false);
  };
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <HStack gap="3" flexWrap="wrap">
        <chakra.span fontWeight="600" fontVariantNumeric="tabular-nums">
          {phoneText(phone)}
        </chakra.span>
        <Badge colorPalette="trust">
          <BadgeCheck aria-hidden />
          {t('phone.verified')}
        </Badge>
      </HStack>
      <HStack gap="2" flexWrap="wrap">
        <Button variant="outline" onClick={onChange}>
          {t('phone.change')}
        </Button>
        <Button variant="ghost" onClick={ask}>
          {t('phone.remove')}
        </Button>
      </HStack>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('phone.removeTitle')}
        footer={
          <>
            <Button variant="outline" onClick={() => setConfirming(false)}>
              {t('phone.cancel')}
            </Button>
            <Button loading={loading} onClick={() => void takeAway()}>
              {t('phone.remove')}
            </Button>
          </>
        }
      >
        <FailureBox marginBottom="4" failure={failure} />
        {t('phone.removeText')}
      </Dialog>
    </Flex>
  );
}
