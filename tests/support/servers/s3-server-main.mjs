// A server that speaks as S3 does, in a process of its own: it needs a cipher that Node offers only when asked.
import S3rver from '@20minutes/s3rver';

const [directory, bucket] = process.argv.slice(2);
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: 0,
  silent: true,
  vhostBuckets: false,
  // It signs the address of a bucket without the slash at its end, the library with it; unknown keys are refused all the same.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket }],
});
const { port } = await server.run();
process.send(port);
process.on('disconnect', () => process.exit(0));
