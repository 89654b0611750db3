/** A public key from the README; only databases with demo data contain it, and only installations with demo data accept it. */
export const DEMO_API_KEY = 'hk_test_IqajfBdTnveJtkKDy8ti0QvsoRG5ZmLv2nMkFS';
