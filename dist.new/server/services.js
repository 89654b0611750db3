import { systemClock } from './core/clock.js';
import { PostgresPubSub, RedisPubSub } from './core/events/pubsub.js';
import { createLogger } from './core/logger.js';
import { closeRedis } from './core/rate-limits/redis.js';
import { serviceContext } from './core/request-context.js';
import { openOrm } from './db/orm.js';
import { createPorts } from './ports/create-ports.js';
/** Runs work with the services of the program, without its server, jobs and sandbox: for starts and commands. */
export async function withServices(config, databaseUrl, work, run) {
    const orm = await openOrm({ databaseUrl, poolSize: 2, work });
    const pubsub = config.redisUrl ? new RedisPubSub(config.redisUrl) : new PostgresPubSub(databaseUrl);
    try {
        const ports = createPorts({ config, clock: systemClock, sandbox: null });
        const log = createLogger({ level: config.logLevel });
        return await run(serviceContext({ clock: systemClock, config, ports, pubsub, log, forkEm: () => orm.em.fork() }));
    }
    finally {
        if (config.redisUrl)
            await pubsub.stop();
        await closeRedis();
        await orm.close(true);
    }
}
//# sourceMappingURL=services.js.map