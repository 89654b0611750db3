/** Lets the calls that run end, and cuts those that do not. */
export async function closeServer(server) {
    if (!server.listening)
        return;
    server.closeIdleConnections();
    await new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), 8_000);
        server.close(() => {
            clearTimeout(force);
            resolve();
        });
    });
}
//# sourceMappingURL=close-server.js.map